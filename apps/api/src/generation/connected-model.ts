import type { z } from 'zod';
import type { TaskName } from './task-names.ts';

export type ModelTask = {
  /** The model's name, temperature and token limit of the configuration go by it. */
  readonly name: TaskName;
  /** The system message. No text of a user belongs into it. */
  readonly instructions: string;
  /** The user's message; what is a document's own text stands in a fence. */
  readonly prompt: string;
  readonly signal: AbortSignal;
  /** The answer is cut here, in UTF-16 units; where it is not given, at the limit of `modelTiming`. */
  readonly maxAnswer?: number;
  /** The answer need not end with a sentence, as a title does not. */
  readonly mayEndAnywhere?: boolean;
};

/** A model on a server, which does what it is told in words. Knows nothing of documents and accounts. */
export type ConnectedModel = {
  /** The words as they come, the first of them without leading space. @throws ModelError, or the signal's reason */
  write(task: ModelTask): AsyncIterable<string>;
  /**
   * An answer that fits the schema; a misfit is sent back once for repair.
   * @throws ModelError 'garbage' after that, any other ModelError, or the signal's reason
   */
  object<Shape>(task: ModelTask & { readonly schema: z.ZodType<Shape> }): Promise<Shape>;
};

/** The model that is connected now, if any (OpenAI-compatible, Anthropic, Ollama). */
export type FindModel = () => Promise<ConnectedModel | undefined>;
