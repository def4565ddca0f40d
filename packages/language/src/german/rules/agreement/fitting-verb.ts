import type { Token } from '../../../engine/tokens/token.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import type { Person } from '../../lexicon/word-lists/read-verbs.ts';

/** The correct form of a finite verb for a person, if the written one is of another person in every reading. */
export function fittingVerb(
  verb: Token,
  wanted: readonly Person[],
  lexicon: GermanLexicon,
): string | undefined {
  const readings = lexicon.finite(verb.lower);
  if (readings.length === 0 || readings.some(({ person }) => wanted.includes(person))) return undefined;
  const [person] = wanted;
  const found = readings
    .map(({ tense }) => (person === undefined ? undefined : tense[person]))
    .find((form) => form !== undefined);
  return found === verb.lower ? undefined : found;
}
