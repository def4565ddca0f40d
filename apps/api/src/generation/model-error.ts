/** Why an answer is not what was asked for, though the model gave one. */
export type Unusable =
  /** It stops before its end. */
  | 'cut'
  /** Its provider withheld it, or the rest of it. */
  | 'filtered'
  /** It declines, asks back or speaks of the task. */
  | 'declined'
  /** Far longer or shorter than what was asked for. */
  | 'length'
  /** In another language than the text. */
  | 'language'
  /** Numbers, names, links or citations of the text are lost, changed or made up. */
  | 'facts'
  /** Fewer or more paragraphs than it takes the place of. */
  | 'blocks';

export type ModelFailure =
  /** No connection, or no answer in time. */
  | { readonly kind: 'unreachable' }
  /** It refuses the call: key, model name or address. */
  | { readonly kind: 'refused'; readonly status: number }
  /** Its server has an error of its own. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  /** No token for too long. */
  | { readonly kind: 'stalled' }
  /** An answer without text, or a stream that is broken. */
  | { readonly kind: 'garbage' }
  | { readonly kind: 'unusable'; readonly why: Unusable };

/** What went wrong with the language model. */
export class ModelError extends Error {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, cause?: unknown) {
    super(`The language model failed: ${nameOf(failure)}.`, { cause });
    this.failure = failure;
  }
}

/** @returns in one word for the log */
export const nameOf = (failure: ModelFailure): string =>
  failure.kind === 'unusable' ? `unusable (${failure.why})` : failure.kind;

export const unusable = (why: Unusable): ModelError => new ModelError({ kind: 'unusable', why });
