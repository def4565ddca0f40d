import type { WrittenBy, Writer } from '@octavo/machines/ai-card';
import { call } from '../api/call.ts';
import { preferencesOfDevice } from '../wiring/preferences.ts';
import { findModel } from './find-model.ts';

/** For so long after it could not be reached, the server's model is not tried if the browser has one, in milliseconds. */
const standInLasts = 60_000;

let stoodInAt = Number.NEGATIVE_INFINITY;

/** Remembers who wrote an answer of the server. */
export function noteWriter(by: WrittenBy): void {
  stoodInAt = by === 'stand-in' ? Date.now() : Number.NEGATIVE_INFINITY;
}

/**
 * Who would write now.
 *
 * @throws CallFailed, or the signal's reason
 */
export const writerNow = async (signal: AbortSignal): Promise<Writer> =>
  (await writesHere(signal)) ? 'browser' : engineOf(signal);

/**
 * Whether the browser's model writes now: only if it is switched on and there, and the server has none or cannot be
 * reached. The server is asked only then.
 *
 * @throws the signal's reason
 */
export async function writesHere(signal: AbortSignal): Promise<boolean> {
  if (!(await isReadyHere())) return false;
  // Fetched now, so that it is there when the first words are wanted.
  void import('./write-here.ts').catch(() => undefined);
  if (Date.now() - stoodInAt < standInLasts) return true;
  const engine = await engineOf(signal).catch(() => {
    signal.throwIfAborted();
    return null;
  });
  return engine !== 'model';
}

const engineOf = async (signal: AbortSignal): Promise<Writer> =>
  (await call('compositionEngine', { signal })).engine;

async function isReadyHere(): Promise<boolean> {
  if (!preferencesOfDevice().browserModelEnabled) return false;
  return (await findModel().catch(() => null))?.availability === 'available';
}
