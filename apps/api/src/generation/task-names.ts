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

/** What a model is asked for: each task may have a model and limits of its own. */
export type TaskName = AiAction | (typeof ownTasks)[number];

export const taskNames: readonly TaskName[] = [...aiActions, ...ownTasks];
