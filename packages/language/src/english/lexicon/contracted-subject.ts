import type { TaggedWord } from './tagged-words.ts';
import { subjectAt, type Subject } from './subject-at.ts';

const contracted = /^(?:i|you|he|she|it|we|they|there)'(?:m|s|re|ve|ll|d)$/;

/** The clause that begins at a position; in "it's" and "they'll" subject and verb are one word. */
export const clauseAt = (words: readonly TaggedWord[], from: number): Subject | undefined =>
  contracted.test(words[from]?.lower ?? '') ? { from, verb: from, isPronoun: true } : subjectAt(words, from);
