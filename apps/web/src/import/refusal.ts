import type { ImportRefusal } from '@octavo/machines/import';

/** Why a file cannot be imported. */
export class Refused extends Error {
  readonly reason: ImportRefusal;
  readonly limit: number | undefined;

  constructor(reason: ImportRefusal, limit?: number) {
    super(`The file is refused: ${reason}`);
    this.reason = reason;
    this.limit = limit;
  }
}
