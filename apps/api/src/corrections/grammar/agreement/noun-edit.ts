import type { Edit } from '../../words/edit.ts';

const named = {
  rule: 'NounAgreement',
  reason: 'Agreement',
  summary: 'The noun must agree in number with the word before it.',
} as const;

/** A noun or its determiner, put into the other number. */
export const nounEdit = (at: number, put: readonly string[], remove = 1): Edit[] => [
  { ...named, at, remove, put },
];
