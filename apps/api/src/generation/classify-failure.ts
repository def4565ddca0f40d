import { APICallError } from 'ai';
import { ModelError } from './model-error.ts';

const defaultRetryAfter = 10;

/** Names what the provider's call failed of. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const call = findCallError(error);
  if (!call) return new ModelError({ kind: 'garbage' }, error);
  const status = call.statusCode;
  if (status === undefined) return new ModelError({ kind: 'unreachable' }, error);
  if (status === 429) return new ModelError({ kind: 'busy', retryAfterSeconds: retryAfter(call) }, error);
  if (status >= 502 && status <= 504) return new ModelError({ kind: 'unreachable' }, error);
  if (status < 400) return new ModelError({ kind: 'garbage' }, error);
  return new ModelError({ kind: 'refused', status }, error);
}

function findCallError(error: unknown): APICallError | undefined {
  if (APICallError.isInstance(error)) return error;
  return error instanceof Error && error.cause !== undefined ? findCallError(error.cause) : undefined;
}

function retryAfter(call: APICallError): number {
  const seconds = Number(call.responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : defaultRetryAfter;
}
