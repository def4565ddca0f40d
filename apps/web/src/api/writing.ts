import type { AiRequest, Correction } from '@octavo/contract';
import { endpoints, type EndpointName } from '@octavo/contract/endpoints';
import { call, CallFailed, send } from './client.ts';

/** Corrections of a text; offsets count UTF-16 units of that text. */
export function corrections(text: string, signal: AbortSignal): Promise<Correction[]> {
  return call<Correction[]>(endpoints.corrections, { body: { text }, signal });
}

/**
 * Streams the answer to one AI action.
 *
 * @param onText called with each piece as it arrives
 * @returns which engine wrote it
 * @throws CallFailed when the call is refused, fails or breaks off
 */
export async function generate(
  action: EndpointName,
  request: AiRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<'built-in' | 'model'> {
  const response = await send(endpoints[action], { body: request, signal });
  const pieces = response.body?.pipeThrough(new TextDecoderStream());
  try {
    for await (const piece of pieces ?? []) onText(piece);
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CallFailed(response.status, 'broken', 'The answer broke off before it was complete');
  }
  return response.headers.get('x-octavo-engine') === 'model' ? 'model' : 'built-in';
}
