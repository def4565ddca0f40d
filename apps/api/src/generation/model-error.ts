export type ModelFailure =
  /** No connection, or no answer in time. */
  | { readonly kind: 'unreachable' }
  /** It refuses the call: key, model name, or its own fault. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  /** No token for too long. */
  | { readonly kind: 'stalled' }
  /** An answer without text, or a stream that is broken. */
  | { readonly kind: 'garbage' };

/** What went wrong with the language model. */
export class ModelError extends Error {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, cause?: unknown) {
    super(`The language model failed: ${failure.kind}.`, { cause });
    this.failure = failure;
  }
}
