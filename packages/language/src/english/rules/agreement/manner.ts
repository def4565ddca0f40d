import type { TaggedWord } from '../../lexicon/tagged-words.ts';

/** "He mainly concentrate", "The teacher carefully explain": an adverb in -ly stands between subject and verb. */
export const isManner = (word: TaggedWord | undefined): boolean =>
  word?.kind === 'ADV' && /[^l]ly$|lly$/.test(word.lower) && !/^(?:early|only|likely)$/.test(word.lower);
