import type { z } from 'zod';
import type { TaskName } from './task-names.ts';

export type ModelTask = {
  /** Selects the model name, temperature and token limit from the configuration. */
  readonly name: TaskName;
  /** The system message. No text of a user belongs in it. */
  readonly instructions: string;
  /** The user's message; a document's own text is fenced in it. */
  readonly prompt: string;
  readonly signal: AbortSignal;
  /** The answer is cut here, in UTF-16 units; by default at the limit of `modelTiming`. */
  readonly maxAnswer?: number;
  /** The answer need not end with a complete sentence, such as a title. */
  readonly mayEndAnywhere?: boolean;
};

/** A model on a server, which follows instructions in prose. Knows nothing of documents and accounts. */
export type ConnectedModel = {
  /** It is being loaded or restarted. Until then its calls fail as unreachable, and the built-in engine stands in. */
  readonly isLoading?: true;
  /** Yields the words as they arrive, without leading space. @throws ModelError, or the signal's reason */
  write(task: ModelTask): AsyncIterable<string>;
  /**
   * Returns an answer that fits the schema; one that does not is sent back once for repair.
   * @throws ModelError 'garbage' after that, any other ModelError, or the signal's reason
   */
  object<Shape>(task: ModelTask & { readonly schema: z.ZodType<Shape> }): Promise<Shape>;
};

/** Returns the currently connected model, if any (OpenAI-compatible, Anthropic, Ollama). */
export type FindModel = () => Promise<ConnectedModel | undefined>;
