import { here, type Place, type TokenRule } from './rule.ts';
import { sentenceAround } from './sentence.ts';
import type { Token } from './token.ts';

/** A word confused with another of similar sound or look, and the context that shows which is meant. */
export interface Paronym {
  readonly wrong: RegExp;
  /** The word that is meant; `$1` is the first group of `wrong`. */
  readonly right: string;
  /** One of these words is nearby. */
  readonly near?: RegExp;
  /** None of these words is nearby. */
  readonly unless?: RegExp;
  /** How many tokens `near` and `unless` look on either side, if not the language's default. */
  readonly reach?: number;
  /** The word directly before is one of these. */
  readonly before?: RegExp;
  /** The word directly before is none of these. */
  readonly unlessBefore?: RegExp;
  /** The word directly after is one of these. */
  readonly next?: RegExp;
}

/** For `near`: the word is always wrong, but on its own it may be a title or an example. */
export const anyWord = /./;

/** How to search for a language's paronyms. */
export interface ParonymSearch {
  readonly name: string;
  readonly pairs: readonly Paronym[];
  /** How many tokens are considered on either side. */
  readonly reach: number;
  /** Whether a pattern sees a word's capitals; German nouns are recognised by them. */
  readonly capitals: 'seen' | 'lowered';
  /** Whether words of neighbouring sentences count too. */
  readonly within: 'paragraph' | 'sentence';
}

/** A rule that proposes the word that is meant, from the first matching pair. */
export function paronymRule(search: ParonymSearch): TokenRule<unknown> {
  const { name, pairs } = search;
  // Most words match none of them.
  const anyPair = new RegExp(pairs.map(({ wrong }) => wrong.source).join('|'));
  return {
    name,
    reason: 'SoundAlike',
    find(place) {
      const word = spelling(place.near(0), search);
      if (!anyPair.test(word)) return undefined;
      const pair = pairs.find((one) => one.wrong.test(word) && isMeant(one, place, search));
      if (!pair) return undefined;
      const replacement = word.replace(pair.wrong, pair.right);
      // A noun written for a small word has a capital that is dropped, unless it begins a sentence.
      return { ...here(place, replacement), asWritten: search.capitals === 'seen' && place.near(-1).isWord };
    },
  };
}

const spelling = ({ text, lower }: Token, { capitals }: ParonymSearch): string =>
  capitals === 'seen' ? text : lower;

function isMeant(
  { near, unless, reach, before, unlessBefore, next }: Paronym,
  place: Place,
  search: ParonymSearch,
): boolean {
  const previous = spelling(place.near(-1), search);
  const following = spelling(place.near(1), search);
  if (before && !before.test(previous)) return false;
  if (unlessBefore?.test(previous)) return false;
  if (next && !next.test(following)) return false;
  const around = wordsAround(place, reach ?? search.reach, search);
  if (near && !around.some((word) => near.test(word))) return false;
  return !around.some((word) => unless?.test(word));
}

function wordsAround(place: Place, reach: number, search: ParonymSearch): string[] {
  const { from, tokens } =
    search.within === 'sentence' ? sentenceAround(place) : { from: 0, tokens: place.tokens };
  const at = place.at - from;
  const before = tokens.slice(Math.max(0, at - reach), at);
  const behind = tokens.slice(at + 1, at + 1 + reach);
  return [...before, ...behind].filter(({ isWord }) => isWord).map((token) => spelling(token, search));
}
