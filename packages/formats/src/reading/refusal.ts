export type RefusalReason =
  | 'tooLarge'
  | 'tooMuchText'
  /** For callers that read within a deadline. */
  | 'tooLong'
  | 'nested'
  | 'kind'
  | 'password'
  | 'damaged'
  | 'empty';

/** Why a file cannot be read. */
export class Refused extends Error {
  readonly reason: RefusalReason;
  readonly limit: number | undefined;

  constructor(reason: RefusalReason, limit?: number) {
    super(`The file is refused: ${reason}`);
    this.reason = reason;
    this.limit = limit;
  }
}
