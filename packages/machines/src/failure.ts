/** Why a call failed: a sentence for the reader and a name for the machine. */
export interface Failure {
  readonly message: string;
  readonly code: string;
}

/** Reads what an actor threw; an error without a `code` has the code `unknown`. */
export function toFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { message, code };
}

const connectionCodes: readonly string[] = ['unreachable', 'timeout'];

/** The server was not reached, so that trying again later may help. */
export function isConnectionFailure(failure: Failure | null): boolean {
  return failure !== null && connectionCodes.includes(failure.code);
}
