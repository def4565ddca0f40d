import type { TaskName } from './task-names.ts';

export type ModelTask = {
  /** Selects the model name, temperature and token limit from the configuration. */
  readonly name: TaskName;
  /** The system message. No text of a user belongs in it. */
  readonly instructions: string;
  /** The user's message; a document's own text is fenced in it. */
  readonly prompt: string;
  readonly signal: AbortSignal;
  /** The answer is cut here, in UTF-16 units; by default at the limit of the model's port. */
  readonly maxAnswer?: number;
  /** The answer need not end with a complete sentence, such as a title. */
  readonly mayEndAnywhere?: boolean;
};

/** A model that follows instructions in prose. Knows nothing of documents and accounts. */
export type WritingModel = {
  /** Yields the words as they arrive, without leading space. @throws ModelError, or the signal's reason */
  write(task: ModelTask): AsyncIterable<string>;
};
