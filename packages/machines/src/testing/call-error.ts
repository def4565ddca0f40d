import type { FailureCode } from '../failure.ts';

/** An error as thrown by a call: a sentence and a code. */
export class CallError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}
