import type { ErrorCode } from './error-codes.ts';

/** The server's own codes, and the client's for a call without a readable error. */
export type FailureCode = ErrorCode | 'unreachable' | 'timeout' | 'broken' | 'unexplained' | 'unknown';

/** Why a call failed: a sentence for the reader and a code for the machine. */
export interface Failure {
  readonly message: string;
  readonly code: FailureCode;
}

/** Reads what an actor threw; an error without a `code` has the code `unknown`. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), code: 'unknown' };
  return { message: error.message, code: hasCode(error) ? error.code : 'unknown' };
}

/** The server could not be reached, so retrying later may help. */
export function isConnectionFailure(failure: Failure | null): boolean {
  return failure?.code === 'unreachable' || failure?.code === 'timeout';
}

/** The document no longer exists, or not for this account. */
export function isGone(failure: Failure | null): boolean {
  return failure !== null && gone.has(failure.code);
}

const gone: ReadonlySet<FailureCode> = new Set(['not_found', 'document_deleted', 'saved_and_deleted']);

// Page and server are built from one contract, so the browser needs no list of codes to check against.
function hasCode(error: Error): error is Error & { readonly code: FailureCode } {
  return 'code' in error && typeof error.code === 'string';
}
