import type { AiRequest } from '@octavo/contract';
import type { Caller } from '../limits/fair-order.ts';
import type { Action } from './actions.ts';
import type { StyleSettings } from './prompts/settings-in-words.ts';

export type GenerationCall = {
  /** Callers take turns where many wait for the built-in engine. */
  readonly caller?: Caller;
  readonly action: Action;
  readonly request: AiRequest;
  /** How often the same was asked for before: another answer is wanted then. */
  readonly attempt?: number | undefined;
  /** BCP 47 tag of the page's language, for texts that do not tell theirs. */
  readonly language?: string;
  /** The account's country, which decides how English is spelt. */
  readonly countryCode: string;
  /** What the author has chosen; undefined where nothing ever was. */
  readonly settings?: StyleSettings | undefined;
  readonly signal: AbortSignal;
};

export type Answer = {
  readonly engine: 'built-in' | 'model';
  /** The model of the configuration could not be reached and the built-in engine stands in. */
  readonly notice?: 'model-unavailable';
  /** Lines of JSON; plain text where it is not said. */
  readonly type?: 'application/x-ndjson';
  readonly chunks: AsyncIterable<string>;
};

/** The port of the thirteen actions. `stream` settles when the first words are there, so that a caller can still choose another. */
export type LanguageModel = {
  /** @throws ModelError, AppError 422 `engine_cannot`, or the signal's reason */
  stream(call: GenerationCall): Promise<Answer>;
};
