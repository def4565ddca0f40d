import type { AiRequest } from '@octavo/contract';
import type { Caller } from '../limits/fair-order.ts';
import type { Action } from './actions.ts';
import type { StyleSettings } from '@octavo/language/asking/prompts/settings-in-words';

export type GenerationCall = {
  /** Callers take turns when many wait for the built-in engine. */
  readonly caller?: Caller;
  readonly action: Action;
  readonly request: AiRequest;
  /** How often the same was requested before; then another answer is wanted. */
  readonly attempt?: number | undefined;
  /** BCP 47 tag of the page's language, for texts whose language cannot be detected. */
  readonly language?: string;
  /** The account's country, which decides how English is spelt. */
  readonly countryCode: string;
  /** The author's choices; undefined if none were ever made. */
  readonly settings?: StyleSettings | undefined;
  readonly signal: AbortSignal;
};

export type Answer = {
  readonly engine: 'built-in' | 'model';
  /** The configured model could not be reached, and the built-in engine stands in. */
  readonly notice?: 'model-unavailable';
  /** Lines of JSON; plain text if absent. */
  readonly type?: 'application/x-ndjson';
  readonly chunks: AsyncIterable<string>;
};

/**
 * The port of the thirteen actions. `stream` settles when the first words have arrived, so that until then a caller can
 * choose another model.
 */
export type LanguageModel = {
  /** @throws ModelError, AppError 422 `engine_cannot`, or the signal's reason */
  stream(call: GenerationCall): Promise<Answer>;
};
