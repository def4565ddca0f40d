import type { TaskName } from '@octavo/language/asking/task-names';

export type TaskSettings = {
  readonly model?: string;
  /** If not set, the server decides: not every model accepts one. */
  readonly temperature?: number;
  readonly maxTokens?: number;
};

export type AllTaskSettings = Readonly<Partial<Record<TaskName, TaskSettings>>>;

/** A continuation is a few words; a model that goes on would keep the user waiting. */
export const defaultTaskSettings: AllTaskSettings = { autocomplete: { maxTokens: 40 } };
