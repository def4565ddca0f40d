import type { ApiError, ErrorCode } from '@octavo/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface AppErrorOptions extends ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Distinguishes several reasons for the same code: the page has a text for each. */
  readonly reason?: string;
  /** The values in the sentence, so that the page can say it in the reader's language. */
  readonly values?: NonNullable<ApiError['values']>;
}

/**
 * A refusal or failure that is reported to the caller: `message` is a sentence for API users, `code` lets the page show
 * it in the reader's language. Anything else that is thrown becomes a 500 without details.
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

/** Also used for what belongs to another account, so as not to reveal that it exists. */
export const notFound = (what: string): AppError =>
  new AppError('not_found', 404, `This ${what} does not exist, or it is not yours.`);

export const notJson = (): AppError =>
  new AppError('not_json', 400, 'The body cannot be read: it is cut off, or not of the type that it says.');

/** For a caller whose account was merged or deleted while the call was running. */
export const sessionEnded = (): AppError =>
  new AppError('unauthenticated', 401, 'This session has ended. Please reload the page.');
