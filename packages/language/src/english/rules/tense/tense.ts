import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';

export const named = {
  rule: 'VerbTense',
  reason: 'Grammar',
  summary: 'The verb stands in another tense here.',
} as const;

export const subjects = setOf('i you he she it we they');
export const third = setOf('he she it');

export const text = (words: readonly TaggedWord[]): string => words.map(({ lower }) => lower).join(' ');
