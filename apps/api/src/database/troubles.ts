import { AppError } from '../errors.ts';

/** https://sqlite.org/rescode.html, class 53 of https://www.postgresql.org/docs/current/errcodes-appendix.html, errno */
const full = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100', 'ENOSPC', 'EDQUOT']);
/** PostgreSQL does not accept NUL in text. */
const notText = '22021';
/** Class 08 and 57P of PostgreSQL, and what the system says of a connection. */
const gone =
  /^(?:08...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of `pg` that have no code. */
const goneByMessage = /^Connection terminated|^timeout exceeded when trying to connect$|is not queryable$/;
const busy = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '53300', '55P03']);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The database server cannot be reached, or has ended the connection. */
export const isDatabaseGone = (error: unknown): boolean =>
  gone.test(String(codeOf(error))) || (error instanceof Error && goneByMessage.test(error.message));

/** There is no space left to write; reading is still possible. */
export const isDiskFull = (error: unknown): boolean => full.has(String(codeOf(error)));

/** What to tell the caller if the database cannot write this, or cannot right now; undefined for any other error. */
export function databaseTrouble(error: Error): AppError | undefined {
  if (isDiskFull(error)) {
    return new AppError(
      'disk_full',
      507,
      'The server has no room left to save anything. Everything can still be read, and what you write is kept on this device. Whoever runs this server has to make room.',
      { cause: error },
    );
  }
  if (codeOf(error) === notText) {
    return new AppError('invalid_request', 400, 'What was sent holds a character that is no text (NUL).', {
      cause: error,
    });
  }
  if (isDatabaseGone(error)) {
    return new AppError('busy', 503, 'The database cannot be reached. Please try again in a moment.', {
      cause: error,
      headers: { 'retry-after': '5' },
    });
  }
  if (!busy.has(String(codeOf(error)))) return undefined;
  return new AppError('busy', 503, 'The database is busy. Please try again in a moment.', {
    cause: error,
    headers: { 'retry-after': '2' },
  });
}
