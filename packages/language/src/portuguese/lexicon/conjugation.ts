/**
 * The dictionary's names for present, perfect, imperfect, pluperfect, future, conditional, subjunctives, infinitives.
 */
export const tenses = [
  'p',
  'pp',
  'pi',
  'pmp',
  'f',
  'c',
  'pc',
  'pic',
  'fc',
  'i',
  'ip',
  'inf',
  'g',
  'ppa',
] as const;
export type Tense = (typeof tenses)[number];

/** "1s" to "3p". */
export const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const;
export type Person = (typeof persons)[number];

/** A possible reading of a finite form. */
export interface VerbReading {
  readonly lemma: string;
  readonly tense: Tense;
  readonly person: Person;
}
