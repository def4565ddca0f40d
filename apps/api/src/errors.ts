import type { ApiError, ErrorCode } from '@octavo/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface AppErrorOptions extends ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Which of several reasons for the code: the page has a text for each. */
  readonly reason?: string;
  /** What the sentence names, so that the page can say it in the reader's language. */
  readonly values?: NonNullable<ApiError['values']>;
}

/**
 * A refusal or failure that the caller is told about: `message` is a sentence for whoever reads the API,
 * `code` its machine name, by which the page tells it in the reader's language. Whatever else is thrown becomes a 500 that tells nothing.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly #detail: Pick<ApiError, 'reason' | 'values'>;

  constructor(code: ErrorCode, status: ContentfulStatusCode, message: string, options: AppErrorOptions = {}) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.headers = options.headers ?? {};
    const { reason, values } = options;
    this.#detail = { ...(reason !== undefined && { reason }), ...(values && { values }) };
  }

  toBody(): ApiError {
    return { error: this.message, code: this.code, ...this.#detail };
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
