import type { Edit } from '../../words/edit.ts';

const named = {
  rule: 'VerbComplement',
  reason: 'Grammar',
  summary: 'The verb behind this word takes another form.',
} as const;

/** Another form of a verb, in the place of so many words. */
export const complementEdit = (at: number, remove: number, put: readonly string[]): Edit[] => [
  { ...named, at, remove, put },
];
