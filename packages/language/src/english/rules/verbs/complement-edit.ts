import type { Edit } from '../../lexicon/edit.ts';
import { complement } from './named.ts';

/** Another form of a verb, in the place of so many words. */
export const complementEdit = (at: number, remove: number, put: readonly string[]): Edit[] => [
  { ...complement, at, remove, put },
];
