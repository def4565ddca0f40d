import { numberOf } from '../../lexicon/agreeing.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const named = {
  rule: 'NounAgreement',
  reason: 'Agreement',
  summary: 'The noun must agree in number with the word before it.',
} as const;

/** Puts a noun or its determiner into the other number. */
export const nounEdit = (at: number, put: readonly string[], remove = 1): Edit[] => [
  { ...named, at, remove, put },
];

/** Puts a noun into the plural, and its verb too, so that the verb is not reported as wrong afterwards. */
export function pluralEdit(words: readonly TaggedWord[], at: number): Edit[] {
  const [noun, verb] = [words[at], words[at + 1]];
  if (!noun) return [];
  const agrees =
    verb?.before === '' &&
    (/^(?:are|were|have|do|don't|aren't|weren't|haven't)$/.test(verb.lower) ||
      (verb.kind === 'VERB' && numberOf(verb) === 'plural'));
  return agrees ? nounEdit(at, [pluralOf(noun.lower), verb.lower], 2) : nounEdit(at, [pluralOf(noun.lower)]);
}
