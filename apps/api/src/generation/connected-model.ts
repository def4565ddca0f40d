import type { z } from 'zod';
import type { ModelTask, WritingModel } from '@octavo/language/asking/writing-model';

export type { ModelTask } from '@octavo/language/asking/writing-model';

/** A model on a server, which follows instructions in prose. Knows nothing of documents and accounts. */
export type ConnectedModel = WritingModel & {
  /** It is being loaded or restarted. Until then its calls fail as unreachable, and the built-in engine stands in. */
  readonly isLoading?: true;
  /**
   * Returns an answer that fits the schema; one that does not is sent back once for repair.
   * @throws ModelError 'garbage' after that, any other ModelError, or the signal's reason
   */
  object<Shape>(task: ModelTask & { readonly schema: z.ZodType<Shape> }): Promise<Shape>;
};

/** Returns the currently connected model, if any (OpenAI-compatible, Anthropic, Ollama). */
export type FindModel = () => Promise<ConnectedModel | undefined>;
