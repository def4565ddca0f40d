import type { ErrorCode } from '@octavo/contract/error-codes';
import i18next from 'i18next';
import type { Refusal } from './refusal.ts';

/** Why no usable answer arrived; every other code is named by the server. */
export type ConnectionCode = 'unreachable' | 'timeout' | 'broken' | 'unexplained';

/** The machine name of a failed call. */
export type CallCode = ErrorCode | ConnectionCode | 'failed';

/**
 * A call that did not succeed. The message is a sentence in the reader's language, never the server's own. `status` is 0 when no answer came at all.
 */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: CallCode;
  /** Values that the server sent with the error, such as the services that could not be reached. */
  readonly values: NonNullable<Refusal['values']>;

  constructor(status: number, code: CallCode, message: string, values: Refusal['values'] = {}) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.code = code;
    this.values = values;
  }
}

/** Whether the server refused the call before doing any of it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallFailed && error.code !== 'failed' && !isConnectionCode(error.code);
}

function isConnectionCode(code: CallCode): code is ConnectionCode {
  return code === 'unreachable' || code === 'timeout' || code === 'broken' || code === 'unexplained';
}

/** A failure that the server did not explain. */
export function connectionFailure(code: ConnectionCode, status = 0): CallFailed {
  return new CallFailed(status, code, sentence(code, status));
}

/** The sentence to show the reader for anything that was thrown. */
export function failureSentence(error: unknown): string {
  return error instanceof CallFailed ? error.message : i18next.t('errors:unknown');
}

function sentence(code: ConnectionCode, status: number): string {
  switch (code) {
    case 'unreachable':
      return i18next.t('errors:network');
    case 'timeout':
      return i18next.t('errors:timeout');
    case 'broken':
      return i18next.t('errors:streamBroken');
    case 'unexplained':
      return i18next.t('errors:streamFailed', { status });
    default:
      return code satisfies never;
  }
}
