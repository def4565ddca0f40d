import { CannotWriteError, NothingToChangeError } from '@octavo/language/writing';
import { AppError } from '../../errors.ts';

const connect = 'A language model can: whoever runs this server can connect one.';

export const engineCannot = (why: string): AppError =>
  new AppError('engine_cannot', 422, `${why} ${connect}`);

/** The rules and lists found nothing to change; that is not a failure. */
export const nothingToChange = (why: string): AppError => new AppError('nothing_to_change', 422, why);

/** Turns the engine's refusals into what the caller is shown; rethrows anything else. */
export function refused(error: unknown): never {
  if (error instanceof NothingToChangeError) throw nothingToChange(error.message);
  throw error instanceof CannotWriteError ? engineCannot(error.message) : error;
}
