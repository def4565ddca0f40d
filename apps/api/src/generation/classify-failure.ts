import { APICallError, StreamProviderError } from 'ai';
import { ModelError } from '@octavo/language/asking/model-error';

/** 529 is used by Anthropic only. */
const busyStatuses = new Set([429, 529]);
/** How some servers refuse features they do not know, such as a schema. */
const notImplemented = 501;
const defaultRetryAfterMs = 10_000;
const longestRetryAfterMs = 3_600_000;

/** Classifies why the provider's call failed. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const call = findCallError(error);
  if (!call) return reported(error) ?? new ModelError({ kind: 'garbage' }, error);
  const status = call.statusCode;
  if (status === undefined) return new ModelError({ kind: 'unreachable' }, error);
  if (busyStatuses.has(status)) {
    return new ModelError({ kind: 'busy', retryAfterMs: retryAfter(call) }, error);
  }
  if (status >= 502 && status <= 504) return new ModelError({ kind: 'unreachable' }, error);
  if (status < 400) return new ModelError({ kind: 'garbage' }, error);
  if (status >= 500 && status !== notImplemented) return new ModelError({ kind: 'failed' }, error);
  return new ModelError({ kind: 'refused', status }, error);
}

const busyNames = /overloaded|rate_limit|\b429\b|\b529\b/;

/** An error that a server reports in the middle of a stream that began well. */
function reported(error: unknown): ModelError | undefined {
  if (!StreamProviderError.isInstance(error)) return undefined;
  const { type = '', code = '', statusCode = '' } = error;
  const isBusy = busyNames.test(`${type} ${code} ${statusCode}`);
  return new ModelError(
    isBusy ? { kind: 'busy', retryAfterMs: defaultRetryAfterMs } : { kind: 'failed' },
    error,
  );
}

function findCallError(error: unknown): APICallError | undefined {
  if (APICallError.isInstance(error)) return error;
  return error instanceof Error && error.cause !== undefined ? findCallError(error.cause) : undefined;
}

/** Given in seconds or as a date (RFC 9110), or in milliseconds in OpenAI's own header. */
function retryAfter({ responseHeaders = {} }: APICallError): number {
  const exact = Number(responseHeaders['retry-after-ms'] ?? Number.NaN);
  const header = responseHeaders['retry-after'] ?? '';
  const ms = [exact, Number(header || Number.NaN) * 1000, Date.parse(header) - Date.now()].find(
    (value) => Number.isFinite(value) && value > 0,
  );
  return Math.min(ms ?? defaultRetryAfterMs, longestRetryAfterMs);
}
