import { matchCase } from '../../generation/built-in/match-case.ts';
import type { Finding } from '../finding.ts';
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

export interface RuleSet<Lexicon> {
  readonly tokens: readonly TokenRule<Lexicon>[];
  readonly phrases: readonly PhraseRule<Lexicon>[];
  /** What is wrong, in the language of the text. */
  readonly summaries: Readonly<Record<Reason, string>>;
}

// Latin letters by their ranges: \p{L} makes patterns that take milliseconds to compile.
const letter = '[0-9A-Za-zÀ-ÖØ-öø-ʯ]';
const edge = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

// Before a word it is enough that no letter stands in front, which is found twice as fast.
const start = `(?<!${letter})`;
const leading = /^\\b(?=\(\?|\[|\p{L})/u;

const asksForCase = /\\p\{L[ul]\}/;

/**
 * A pattern for a phrase rule, in which `\b` knows letters with accents and a space is any white space. Capitals do not
 * count, but where the pattern asks for them itself.
 */
export const phrase = (source: string, capitals: 'any' | 'exact' = 'any'): RegExp =>
  new RegExp(
    source
      .replace(leading, start)
      .replaceAll(String.raw`\b`, edge)
      .replaceAll(' ', String.raw`\s+`),
    capitals === 'exact' || asksForCase.test(source) ? 'dgu' : 'dgiu',
  );

/** Applies the rules of a language to a paragraph. */
export function applyRuleSet<Lexicon>(
  paragraph: string,
  tokens: readonly Token[],
  { tokens: tokenRules, phrases, summaries }: RuleSet<Lexicon>,
  lexicon: Lexicon,
): Finding[] {
  const finding = (
    { name, reason }: { name: string; reason: Reason },
    from: number,
    to: number,
    replacements: readonly string[],
  ): Finding[] => {
    const wrong = paragraph.slice(from, to);
    const [replacement, ...alternatives] = [
      ...new Set(replacements.map((text) => inCaseOf(wrong, text))),
    ].filter((text) => text !== wrong);
    if (replacement === undefined) return [];
    const kind = reason === 'Accent' || reason === 'NounCapital' ? 'spelling' : 'grammar';
    return [
      {
        offset: from,
        length: to - from,
        kind,
        rule: name,
        reason,
        summary: summaries[reason],
        replacement,
        alternatives,
      },
    ];
  };

  const byToken: Finding[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!token.isWord) continue;
    const place = placeAt(tokens, at);
    for (const rule of tokenRules) {
      const fault = rule.find(place, lexicon);
      const first = fault && tokens[fault.first];
      const last = fault && tokens[fault.last];
      if (!fault || !first || !last) continue;
      byToken.push(...finding(rule, first.from, last.to, [fault.replacement, ...(fault.alternatives ?? [])]));
    }
  }
  const byPhrase = phrases.flatMap((rule) =>
    [...paragraph.matchAll(rule.pattern)].flatMap((match) => {
      const place = match.indices?.groups?.['wrong'];
      const wrong = match.groups?.['wrong'];
      if (!place || wrong === undefined) return [];
      const mended = rule.mend(wrong, match.groups ?? {}, lexicon);
      if (mended === undefined) return [];
      return finding(rule, place[0], place[1], typeof mended === 'string' ? [mended] : mended);
    }),
  );
  return [...byToken, ...byPhrase];
}

/** Where the capital itself is the fault it is left as the rule has it. */
const inCaseOf = (wrong: string, text: string): string =>
  wrong.toLowerCase() === text.toLowerCase() ? text : matchCase(wrong, text);

/** A rule that replaces the word it stands on. */
export const here = (place: Place, replacement: string, ...alternatives: readonly string[]): Fault => ({
  first: place.at,
  last: place.at,
  replacement,
  alternatives,
});
