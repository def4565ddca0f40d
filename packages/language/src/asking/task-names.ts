import { aiActions, type AiAction } from '@octavo/contract/actions';

const ownTasks = [
  'makeLocal',
  'rewrite',
  'autocomplete',
  'essay',
  'brainstorm',
  'thesisIdeas',
  'topicIdeas',
  'corrections',
] as const;

/** The tasks given to a model; each may have its own model and limits. */
export type TaskName = AiAction | (typeof ownTasks)[number];

export const taskNames: readonly TaskName[] = [...aiActions, ...ownTasks];
