import type { Edit } from '../../lexicon/edit.ts';
import { complement } from './named.ts';

/** Replaces `remove` words with another form of the verb. */
export const complementEdit = (at: number, remove: number, put: readonly string[]): Edit[] => [
  { ...complement, at, remove, put },
];
