import { noToken, type Token } from './token.ts';

/** Why something is wrong, in a few classes that have a sentence in each language of the app. */
export const reasons = [
  'UnknownWord',
  'Concord',
  'SubjectVerb',
  'SoundAlike',
  'VerbForm',
  'CaseOfNoun',
  'MissingComma',
  'Punctuation',
  'NounCapital',
  'Elision',
  'Accent',
  'Variety',
  'Preposition',
  'Repeated',
  'Order',
  'Standard',
] as const;
export type Reason = (typeof reasons)[number];

/** What a rule has found: the tokens from the first to the last, both included, are replaced. */
export interface Fault {
  readonly first: number;
  readonly last: number;
  readonly replacement: string;
  readonly alternatives?: readonly string[];
  /** The replacement is written as it stands; else it takes the capital of what it replaces. */
  readonly asWritten?: boolean | undefined;
}

/** A place in a paragraph, with what stands around it. */
export interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  /** The token that many places on; an empty one beyond the ends. */
  readonly near: (steps: number) => Token;
}

/** The place of a token. */
export const placeAt = (tokens: readonly Token[], at: number): Place => ({
  tokens,
  at,
  near: (steps) => tokens[at + steps] ?? noToken,
});

/** A mistake of one language that is found word by word; `find` is asked at each word. */
export interface TokenRule<Lexicon> {
  readonly name: string;
  readonly reason: Reason;
  readonly find: (place: Place, lexicon: Lexicon) => Fault | undefined;
}

/** A mistake that a pattern finds. Its group `wrong` is replaced. */
export interface PhraseRule<Lexicon> {
  readonly name: string;
  readonly reason: Reason;
  readonly pattern: RegExp;
  /** Nothing where it is right after all; several, the likeliest first. */
  readonly mend: (
    wrong: string,
    groups: Readonly<Record<string, string | undefined>>,
    lexicon: Lexicon,
  ) => string | readonly string[] | undefined;
}

/** All that is known to be wrong in a language. */
export interface RuleSet<Lexicon> {
  readonly tokens: readonly TokenRule<Lexicon>[];
  readonly phrases: readonly PhraseRule<Lexicon>[];
  /** What is wrong, in the language of the text. */
  readonly summaries: Readonly<Record<Reason, string>>;
}

/** A rule that replaces the word it stands on. */
export const here = (place: Place, replacement: string, ...alternatives: readonly string[]): Fault => ({
  first: place.at,
  last: place.at,
  replacement,
  alternatives,
});
