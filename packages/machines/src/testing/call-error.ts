import type { FailureCode } from '../failure.ts';

/** An error as a call throws it: a sentence and a code. */
export class CallError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}
