import { here, type Place, type TokenRule } from './rule.ts';
import { sentenceAround } from './sentence.ts';
import type { Token } from './token.ts';

/** A word that is written for another one of like sound or look, and what tells that the other one is meant. */
export interface Paronym {
  readonly wrong: RegExp;
  /** The word that is meant; `$1` is what the first group of `wrong` holds. */
  readonly right: string;
  /** One of these words stands near. */
  readonly near?: RegExp;
  /** None of these words stands near. */
  readonly unless?: RegExp;
  /** How many tokens away `near` and `unless` look on either side, where it is not as far as elsewhere in the language. */
  readonly reach?: number;
  /** The word directly before is one of these. */
  readonly before?: RegExp;
  /** The word directly before is none of these. */
  readonly unlessBefore?: RegExp;
  /** The word directly behind is one of these. */
  readonly next?: RegExp;
}

/** For `near`: the word is always wrong, but alone it may be a title or an example. */
export const anyWord = /./;

/** How the paronyms of a language are looked for. */
export interface ParonymSearch {
  readonly name: string;
  readonly pairs: readonly Paronym[];
  /** How many tokens away on either side the words around are read. */
  readonly reach: number;
  /** Whether a pattern sees the capitals of a word; German knows its nouns by them. */
  readonly capitals: 'seen' | 'lowered';
  /** Whether words of the sentences beside tell something too. */
  readonly within: 'paragraph' | 'sentence';
}

/** A rule that gives the word that is meant, by the first pair that fits. */
export function paronymRule(search: ParonymSearch): TokenRule<unknown> {
  const { name, pairs } = search;
  // Most words are none of them.
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
      // A noun taken for a small word has a capital that goes with it, but for the one of a sentence.
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
