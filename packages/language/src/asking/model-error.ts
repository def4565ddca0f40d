/** Why an answer is not what was asked for, although the model gave one. */
export type Unusable =
  /** It stops before its end. */
  | 'cut'
  /** The provider withheld it, in whole or in part. */
  | 'filtered'
  /** It declines, asks back or talks about the task. */
  | 'declined'
  /** Far longer or shorter than what was asked for. */
  | 'length'
  /** In another language than the text. */
  | 'language'
  /** Numbers, names, links or citations of the text are lost, changed or made up. */
  | 'facts'
  /** Fewer or more paragraphs than the text it replaces. */
  | 'blocks';

export type ModelFailure =
  /** No connection, or no answer in time. */
  | { readonly kind: 'unreachable' }
  /** The call was refused: key, model name or address. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The model's server has an error of its own. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  /** No token for too long. */
  | { readonly kind: 'stalled' }
  /** An answer without text, or a broken stream. */
  | { readonly kind: 'garbage' }
  | { readonly kind: 'unusable'; readonly why: Unusable };

/** Why the language model failed. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** For the log: it lets an operator distinguish a wrong key (401) from a wrong name (404). */
  readonly code: string;

  constructor(failure: ModelFailure, cause?: unknown) {
    super(`The language model failed: ${nameOf(failure)}.`, { cause });
    this.failure = failure;
    this.code = failure.kind === 'refused' ? `refused (${failure.status})` : nameOf(failure);
  }
}

/** @returns one word for the log */
export const nameOf = (failure: ModelFailure): string =>
  failure.kind === 'unusable' ? `unusable (${failure.why})` : failure.kind;

export const unusable = (why: Unusable): ModelError => new ModelError({ kind: 'unusable', why });
