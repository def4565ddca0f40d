import { isOnlyPlural, joinedAgreement, plural, type Agreement } from '../../../romance/gender-and-number.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { stressedPronouns } from '../../lexicon/words.ts';
import { behindLinkedNoun, behindNoun } from './behind-noun.ts';
import { subjectPartAt, type SubjectPart } from './subject-part.ts';

/** The subject that opens a clause. */
export interface Subject {
  /** From 0 (je) to 5 (ils). */
  readonly person: number;
  /** Gender and number; 0 if unknown. */
  readonly agreement: Agreement;
  /** The index after it. */
  readonly end: number;
}

const many = /^(?:beaucoup|peu|trop|tant|assez|nombre|combien|énormément|plein|bien)$/;
const ofSomething = /^(?:des|du|de|d')$/;
const each = /^(?:chacune?|aucune?|une?)$/;

/** The subject that begins at a position, as far as its form shows. */
export function subjectAt(tokens: readonly Token[], at: number, lexicon: FrenchLexicon): Subject | undefined {
  const { lower } = tokens[at] ?? noToken;
  if (lower === 'la' && tokens[at + 1]?.lower === 'plupart') return quantity(tokens, at + 2, lexicon, 'most');
  if (many.test(lower)) return quantity(tokens, at + 1, lexicon, 'many');
  if (each.test(lower)) return quantity(tokens, at + 1, lexicon, 'each');
  const first = subjectPartAt(tokens, at, lexicon);
  if (!first) return undefined;
  const end = behindPart(tokens, at, first, lexicon);
  const next = tokens[end]?.lower ?? '';
  const isBetween = tokens.slice(at, end).some((token) => token.lower === 'entre');
  // "La détection des trous et des fuites": it is unclear what is joined.
  const isOpen =
    ofSomething.test(tokens[end + 1]?.lower ?? '') &&
    tokens.slice(at, end).some(({ lower: word }) => ofSomething.test(word));
  if (next === 'et' && isOpen) return undefined;
  if (next === 'et' && !isBetween) return joined(tokens, end + 1, first, lexicon);
  // A pronoun on its own is left to another rule.
  if (/^(?:ou|ni)$/.test(next) || isPronoun(tokens, at)) return undefined;
  return { person: first.person, agreement: first.agreement, end };
}

/** "beaucoup de gens", "la plupart des touristes" agree with the noun after "de"; "chacun des élèves" is singular. */
function quantity(
  tokens: readonly Token[],
  of: number,
  lexicon: FrenchLexicon,
  kind: 'many' | 'most' | 'each',
): Subject | undefined {
  const link = tokens[of]?.lower ?? '';
  const isLinked = /^(?:de|d')$/.test(link) || (kind !== 'many' && link === 'des');
  const behind = isLinked ? behindLinkedNoun(tokens, of, lexicon) : undefined;
  if (behind === undefined) return undefined;
  const end = behindNoun(tokens, behind, lexicon);
  if (kind === 'each') return { person: 2, agreement: 0, end };
  const noun = tokens[behind - 1]?.lower ?? '';
  const agreement = lexicon.noun(noun);
  const isPlural = isOnlyPlural(agreement) || (kind === 'most' && noun.endsWith('s')) || noun === 'gens';
  return isPlural ? { person: 5, agreement: agreement & plural, end } : undefined;
}

/** "Paul et moi": the person, gender and number of a coordinated subject. */
function joined(
  tokens: readonly Token[],
  at: number,
  first: SubjectPart,
  lexicon: FrenchLexicon,
): Subject | undefined {
  const other = subjectPartAt(tokens, at, lexicon);
  if (!other) return undefined;
  return {
    person: joinedPerson([first.person, other.person]),
    agreement: joinedAgreement([first.agreement, other.agreement]),
    end: behindPart(tokens, at, other, lexicon),
  };
}

function joinedPerson(persons: readonly number[]): number {
  if (persons.some((one) => one === 0 || one === 3)) return 3;
  return persons.some((one) => one === 1 || one === 4) ? 4 : 5;
}

const isPronoun = (tokens: readonly Token[], at: number): boolean =>
  stressedPronouns.has(tokens[at]?.lower ?? '');

/** The index after a noun and its complements; a pronoun has none. */
const behindPart = (
  tokens: readonly Token[],
  at: number,
  { end }: SubjectPart,
  lexicon: FrenchLexicon,
): number => (isPronoun(tokens, at) ? end : behindNoun(tokens, end, lexicon));
