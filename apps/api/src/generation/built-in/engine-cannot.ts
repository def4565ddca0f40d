import { CannotWriteError } from '@octavo/language/writing';
import { AppError } from '../../errors.ts';

const connect = 'A language model can: whoever runs this server can connect one.';

export const engineCannot = (why: string): AppError =>
  new AppError('engine_cannot', 422, `${why} ${connect}`);

/** What the engine refuses, as the caller is told it; anything else as it is. */
export function refused(error: unknown): never {
  throw error instanceof CannotWriteError ? engineCannot(error.message) : error;
}
