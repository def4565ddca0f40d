import type { ApiError, ErrorCode } from '@octavo/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface AppErrorOptions extends ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A refusal or failure that the caller is told about: `message` is a sentence that a person can act on,
 * `code` its machine name. Whatever else is thrown becomes a 500 that tells nothing.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, status: ContentfulStatusCode, message: string, options: AppErrorOptions = {}) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.headers = options.headers ?? {};
  }

  toBody(): ApiError {
    return { error: this.message, code: this.code };
  }
}

/** Also for what belongs to somebody else: whether it exists is nobody's business. */
export const notFound = (what: string): AppError =>
  new AppError('not_found', 404, `This ${what} does not exist, or it is not yours.`);

export const notJson = (): AppError =>
  new AppError('not_json', 400, 'The body cannot be read: it is cut off, or not of the type that it says.');

/** Whose account was merged into another, or taken away, while a call was running. */
export const sessionEnded = (): AppError =>
  new AppError('unauthenticated', 401, 'This session has ended. Please reload the page.');
