import { aiCallHeader } from '@octavo/contract/ai-call-header';
import type { EndpointName } from '@octavo/contract/endpoints';
import type { WrittenBy } from '@octavo/machines/ai-card';
import { type CallOptions, type Fetcher, send, writtenBy } from './call.ts';
import { CallFailed, connectionFailure } from './call-failed.ts';
import { readText } from './read-text.ts';

export type StreamOptions<N extends EndpointName> = CallOptions<N> & {
  readonly signal: AbortSignal;
  /** Names an AI call, so that the server can be asked what it was charged. */
  readonly callName?: string;
  /** The media type wanted, where the call can answer with more than one. */
  readonly accept?: string;
};

/**
 * Streams an answer.
 *
 * @param onText called with each piece as it arrives
 * @returns who wrote it
 * @throws CallFailed when the call is refused, fails or breaks off; what `onText` throws
 */
export async function callForStream<N extends EndpointName>(
  name: N,
  options: StreamOptions<N>,
  onText: (text: string) => void,
): Promise<WrittenBy> {
  const { callName, accept } = options;
  const headers = {
    ...(callName === undefined ? {} : { [aiCallHeader]: callName }),
    ...(accept === undefined ? {} : { accept }),
  };
  const by = Object.keys(headers).length === 0 ? {} : { by: withHeaders(headers) };
  const response = await send(name, { ...options, ...by });
  const brokeOff = () => connectionFailure('broken', response.status);
  if (response.body !== null) {
    await readText(response.body, onText, options.signal, brokeOff).catch((error: unknown) =>
      explained(error, options),
    );
  }
  return writtenBy(response);
}

/** Throws the reason why a named call broke off, where the server knows it. */
async function explained(
  error: unknown,
  { callName, signal }: { readonly callName?: string; readonly signal: AbortSignal },
): Promise<never> {
  if (callName === undefined || !(error instanceof CallFailed) || error.code !== 'broken') throw error;
  // Seldom needed, so it is fetched on demand.
  const { failureOfCall } = await import('./charge-of-call.ts');
  throw (await failureOfCall(callName, signal)) ?? error;
}

const withHeaders =
  (added: Readonly<Record<string, string>>): Fetcher =>
  (address, request) => {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return fetch(address, { ...request, headers });
  };
