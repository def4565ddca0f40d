import { brand } from '@octavo/contract/brand';
import { setTimeout as pause } from 'node:timers/promises';
import { boundedFetch } from '../../generation/bounded-fetch.ts';
import { SourceError } from './source-error.ts';

const mostBytes = 2 * 1024 * 1024;
/** Longest wait before a second attempt; if the service asks for more, there is none. */
const longestPauseMs = 3000;

export interface SourceTiming {
  readonly timeoutMs: number;
}

export const sourceTiming: SourceTiming = { timeoutMs: 6000 };

/**
 * Asks a configured service for JSON: no redirect, 2 MB at most, and one retry if it is busy, after the time it names.
 * Undefined if the service does not know it (404).
 *
 * @throws SourceError, or the signal's reason
 */
export async function askSource(
  address: URL,
  signal: AbortSignal,
  { timeoutMs }: SourceTiming = sourceTiming,
): Promise<unknown> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const { host } = address;
  try {
    const first = await send(address, inTime);
    const response = isBusy(first) ? await again(first, address, inTime) : first;
    if (response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new SourceError(`${host} answers ${response.status}.`);
    }
    return JSON.parse(await response.text());
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof SourceError ? error : new SourceError(`${host} cannot be used.`, { cause: error });
  }
}

const send = (address: URL, signal: AbortSignal): Promise<Response> =>
  boundedFetch(
    address,
    { headers: { accept: 'application/json', 'user-agent': `${brand.name} (citations)` }, signal },
    mostBytes,
  );

const isBusy = ({ status }: Response): boolean => status === 429 || status >= 500;

async function again(first: Response, address: URL, signal: AbortSignal): Promise<Response> {
  await first.body?.cancel();
  const wait = retryAfterMs(first.headers.get('retry-after'));
  if (wait > longestPauseMs) return first;
  await pause(wait, undefined, { signal });
  return send(address, signal);
}

function retryAfterMs(header: string | null): number {
  if (header === null) return 250;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 250;
}
