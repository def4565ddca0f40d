import type { Edit } from '../../lexicon/edit.ts';

/** "Is depend", "will do not do": `put` replaces `remove` words from `at` on. */
export const oneVerbTooMany = (at: number, remove: number, put: readonly string[]): Edit[] => [
  {
    rule: 'VerbChain',
    reason: 'Grammar',
    summary: 'One verb too many: the other says it all.',
    at,
    remove,
    put,
  },
];
