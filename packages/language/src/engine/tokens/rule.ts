import { noToken, type Token } from './token.ts';

/** The classes of mistakes, each with an explanation in every language of the app. */
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

/** What a rule has found: the tokens from the first to the last, inclusive, are replaced. */
export interface Fault {
  readonly first: number;
  readonly last: number;
  readonly replacement: string;
  readonly alternatives?: readonly string[];
  /** Keep the replacement's own capitals; otherwise it takes those of what it replaces. */
  readonly asWritten?: boolean | undefined;
}

/** A position in a paragraph, with what is around it. */
export interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  /** The token that many steps away; an empty one beyond the ends. */
  readonly near: (steps: number) => Token;
}

/** The place of the token at an index. */
export const placeAt = (tokens: readonly Token[], at: number): Place => ({
  tokens,
  at,
  near: (steps) => tokens[at + steps] ?? noToken,
});

/** A mistake of one language that is found word by word; `find` is called at each word. */
export interface TokenRule<Lexicon> {
  readonly name: string;
  readonly reason: Reason;
  readonly find: (place: Place, lexicon: Lexicon) => Fault | undefined;
}

/** A mistake found by a pattern, whose group `wrong` is replaced. */
export interface PhraseRule<Lexicon> {
  readonly name: string;
  readonly reason: Reason;
  readonly pattern: RegExp;
  /** Undefined if it is right after all; if several, the likeliest first. */
  readonly mend: (
    wrong: string,
    groups: Readonly<Record<string, string | undefined>>,
    lexicon: Lexicon,
  ) => string | readonly string[] | undefined;
}

/** All rules of a language. */
export interface RuleSet<Lexicon> {
  readonly tokens: readonly TokenRule<Lexicon>[];
  readonly phrases: readonly PhraseRule<Lexicon>[];
  /** Explains each reason, in the language of the text. */
  readonly summaries: Readonly<Record<Reason, string>>;
}

/** A rule that replaces the word it stands on. */
export const here = (place: Place, replacement: string, ...alternatives: readonly string[]): Fault => ({
  first: place.at,
  last: place.at,
  replacement,
  alternatives,
});
