import type { TaggedSentence } from '../lexicon/tagged-words.ts';
import { sentenceEnd, sentenceStart, unknown, wordModel } from './word-model.ts';

/** A sentence with the word model's view of changes to it. */
export type Sentence = TaggedSentence & {
  /**
   * By how many powers of ten a sentence becomes likelier with `put` instead of `remove` words from `at` on. Words
   * unknown to the model cannot be judged: the result is 0 if they are removed, minus infinity if they are put in.
   */
  gain(at: number, remove: number, put: readonly string[]): number;
  isKnown(at: number): boolean;
};

/** Prepares the likelihoods of a sentence's words. */
export function sentenceOf(tagged: TaggedSentence): Sentence {
  const { words } = tagged;
  const model = wordModel();
  const ids = words.map(({ lower }) => model.id(lower));
  const start = model.id(sentenceStart);
  const end = model.id(sentenceEnd);
  const idAt = (at: number): number => {
    if (at < 0) return at === -1 ? start : unknown;
    return at < ids.length ? (ids[at] ?? unknown) : end;
  };
  const scores = [...ids, end].map((id, at) => model.score(idAt(at - 2), idAt(at - 1), id));

  return {
    ...tagged,
    isKnown: (at) => ids[at] !== unknown,
    gain(at, remove, put) {
      const added = put.map((word) => model.id(word));
      if (added.includes(unknown)) return -Infinity;
      if (ids.slice(at, at + remove).includes(unknown)) return 0;
      const last = Math.min(words.length, at + remove + 1);
      const window = [idAt(at - 2), idAt(at - 1), ...added];
      for (let place = at + remove; place <= last; place++) window.push(idAt(place));
      let gain = 0;
      for (let place = at; place <= last; place++) gain -= scores[place] ?? 0;
      for (let place = 2; place < window.length; place++) {
        gain += model.score(
          window[place - 2] ?? unknown,
          window[place - 1] ?? unknown,
          window[place] ?? unknown,
        );
      }
      return gain;
    },
  };
}
