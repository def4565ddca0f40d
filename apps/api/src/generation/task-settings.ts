import type { TaskName } from './task-names.ts';

export type TaskSettings = {
  readonly model?: string;
  /** Left to the server where it is not set: not every model takes one. */
  readonly temperature?: number;
  readonly maxTokens?: number;
};

export type AllTaskSettings = Readonly<Partial<Record<TaskName, TaskSettings>>>;

/** A continuation is a few words; a model that goes on would keep the writer waiting. */
export const defaultTaskSettings: AllTaskSettings = { autocomplete: { maxTokens: 40 } };
