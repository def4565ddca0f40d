import type { Language } from '@octavo/contract/languages';
import { callTimeout } from '@octavo/contract/timing';
import type { SpeechAbility } from '@octavo/contract';
import { createRoom, RoomFullError } from '../limits/room.ts';
import { createSemaphore, QueueFullError } from '../limits/semaphore.ts';
import { containerOf } from './container-of.ts';
import { decodingThread } from './decoding-thread.ts';
import type { Recognizer } from './recognizer.ts';
import {
  busy,
  cannotRead,
  emptyRecording,
  enabling,
  notConfigured,
  tooSlow,
  wrongLanguage,
  wrongType,
} from './speech-problems.ts';

export type Speech = {
  readonly ability: SpeechAbility;
  /**
   * Takes a place for a recording before it is read, and returns a function that frees it.
   * @throws AppError 501 `not_configured`, 503 `busy` if all places are taken, or too many by that account
   */
  admit(accountId: string): () => void;
  /**
   * Transcribes a recording; '' for silence.
   * @throws AppError 413 `recording_too_long`, 415 `unsupported_media_type`, 422 `unreadable_recording` or
   * `language_not_supported`, 501 `not_configured`, 502 or 504 `speech_failed`, 503 `busy`; the signal's reason
   */
  transcribe(recording: Blob, language: Language | undefined, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
};

/** Each holds a recording of up to 5 MB and its sound of up to 4 MB. */
const mostWaiting = 8;
const mostOfAccount = 4;
const retryAfterSeconds = 10;

export function createSpeech(recognizer: Recognizer | undefined, timeoutMs: number = callTimeout): Speech {
  const { atOnce = 1, languages = [], service = null } = recognizer ?? {};
  const semaphore = createSemaphore({ atOnce, waiting: mostWaiting });
  const places = createRoom({ places: atOnce + mostWaiting, share: mostOfAccount });
  const thread = decodingThread(atOnce + mostWaiting);
  const closing = new AbortController();

  async function listen(
    heardBy: Recognizer,
    bytes: Uint8Array<ArrayBuffer>,
    language: Language | undefined,
    signal: AbortSignal,
  ): Promise<string> {
    const done = await semaphore.take(signal);
    try {
      const decoded = await thread.decode(bytes, signal);
      if ('refusal' in decoded) throw cannotRead(decoded.refusal);
      // Given silence, a model makes something up.
      return decoded.heard ? await heardBy.transcribe({ sound: decoded.sound, language, signal }) : '';
    } finally {
      done();
    }
  }

  return {
    ability: {
      available: recognizer !== undefined,
      languages: [...languages],
      service,
      reason: recognizer ? null : `Voice typing is not set up on this server. ${enabling}`,
    },
    admit(accountId) {
      if (!recognizer) throw notConfigured();
      try {
        return places.take(accountId);
      } catch (error) {
        throw error instanceof RoomFullError ? busy(retryAfterSeconds) : error;
      }
    },
    async transcribe(recording, language, signal) {
      if (!recognizer) throw notConfigured();
      if (language !== undefined && !languages.includes(language)) throw wrongLanguage();
      if (recording.size === 0) throw emptyRecording();
      const bytes = new Uint8Array(await recording.arrayBuffer());
      if (containerOf(bytes) === undefined) throw wrongType();
      const late = AbortSignal.timeout(timeoutMs);
      const stop = AbortSignal.any([signal, late, closing.signal]);
      try {
        return await listen(recognizer, bytes, language, stop);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof QueueFullError) throw busy(retryAfterSeconds);
        if (late.aborted) throw tooSlow();
        throw error;
      }
    },
    async close() {
      closing.abort(busy(retryAfterSeconds));
      await thread.close();
    },
  };
}
