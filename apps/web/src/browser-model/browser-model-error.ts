import type { PrepareFailure } from '@octavo/machines/browser-model';

/**
 * Why the browser's model wrote nothing: `tooLong`, the text does not fit; `language`, it does not know the language;
 * `activation`, a download needs a press; `network`, a download broke off; `ended`, the browser closed the session.
 */
export type BrowserModelFailure = 'tooLong' | 'language' | 'activation' | 'network' | 'ended' | 'failed';

export class BrowserModelError extends Error {
  readonly why: BrowserModelFailure;

  constructor(cause: unknown) {
    const why = whyOf(cause);
    super(`The browser's model failed: ${why}.`, { cause });
    this.name = 'BrowserModelError';
    this.why = why;
  }
}

/** Reads the name of an exception of the Prompt API. */
function whyOf(cause: unknown): BrowserModelFailure {
  switch (cause instanceof Error ? cause.name : '') {
    case 'QuotaExceededError':
      return 'tooLong';
    case 'NotSupportedError':
      return 'language';
    case 'NotAllowedError':
      return 'activation';
    case 'NetworkError':
      return 'network';
    case 'AbortError':
    case 'TimeoutError':
    case 'InvalidStateError':
      return 'ended';
    default:
      return 'failed';
  }
}

/** Why the model could not be prepared. */
export function prepareFailureOf(error: unknown): PrepareFailure {
  switch (whyOf(error)) {
    case 'activation':
      return 'activation';
    case 'network':
      return 'network';
    case 'language':
      return 'unsupported';
    default:
      return 'unknown';
  }
}
