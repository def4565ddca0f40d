import { CannotWriteError, NothingToChangeError } from '@octavo/language/writing';
import { AppError } from '../../errors.ts';

const connect = 'A language model can: whoever runs this server can connect one.';

export const engineCannot = (why: string): AppError =>
  new AppError('engine_cannot', 422, `${why} ${connect}`);

/** Its rules and lists find nothing; that is no failure of anybody's. */
export const nothingToChange = (why: string): AppError => new AppError('nothing_to_change', 422, why);

/** What the engine refuses, as the caller is told it; anything else as it is. */
export function refused(error: unknown): never {
  if (error instanceof NothingToChangeError) throw nothingToChange(error.message);
  throw error instanceof CannotWriteError ? engineCannot(error.message) : error;
}
