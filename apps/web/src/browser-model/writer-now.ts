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
 * Who would write now: the browser's model only if it is switched on and there, and the server has none or cannot be
 * reached.
 *
 * @throws CallFailed
 */
export async function writerNow(signal: AbortSignal): Promise<Writer> {
  const engine = async (): Promise<Writer> => (await call('compositionEngine', { signal })).engine;
  if (!(await isReadyHere())) return engine();
  // Fetched now, so that it is there when the first words are wanted.
  void import('./write-here.ts').catch(() => undefined);
  if (Date.now() - stoodInAt < standInLasts) return 'browser';
  const told = await engine().catch(() => {
    signal.throwIfAborted();
    return null;
  });
  return told === 'model' ? told : 'browser';
}

async function isReadyHere(): Promise<boolean> {
  if (!preferencesOfDevice().browserModelEnabled) return false;
  return (await findModel().catch(() => null))?.availability === 'available';
}
