import type { Sentence } from '../context/likelihood.ts';
import type { Edit } from '../lexicon/edit.ts';
import type { TaggedWord } from '../lexicon/tagged-words.ts';

/** Finds one kind of mistake in a sentence by the parts of speech of its words. */
export type GrammarRule = (sentence: Sentence) => Edit[];

/** Whether a word is one of a list. */
export const isOneOf = (word: TaggedWord | undefined, list: ReadonlySet<string>): boolean =>
  word !== undefined && list.has(word.lower);

export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
