import { routes } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import { recordingLimits } from '@octavo/contract/recording-limits';
import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import { limitBodyInTurn } from '../http/body-limit.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { tooSlowToArrive } from './speech-problems.ts';
import type { Speech } from './speech.ts';

export interface SpeechServices {
  readonly speech: Speech;
  readonly limits: Limits;
  /** How long a recording may take to upload. */
  readonly uploadTimeoutMs?: number;
}

/** Recordings are not charged as AI words: continuous dictation makes one every few seconds. */
export const recordingsOfAccount: Limit = {
  name: 'recordings',
  most: 200,
  window: 10 * 60 * 1000,
  refusal: 'Too many recordings were sent.',
};

/** A recording is a few hundred kilobytes; a slower upload holds a place that others wait for. */
const uploadMs = 40_000;

export function registerSpeech(app: Api, services: SpeechServices): void {
  const { speech, limits, uploadTimeoutMs = uploadMs } = services;
  app.openapi(routes.speechAbility, (context) => context.json(speech.ability, 200));

  // Before the recording is read, since what is read is held in memory.
  const admit = createMiddleware<ApiEnv>(async (context, next) => {
    const { id } = context.get('account');
    const leave = speech.admit(id);
    try {
      await limits.take(recordingsOfAccount, id);
      await next();
    } finally {
      leave();
    }
  });
  const limitBody = limitBodyInTurn(recordingLimits.bytes);
  const read = createMiddleware<ApiEnv>(async (context, next) => {
    const late = AbortSignal.timeout(uploadTimeoutMs);
    const tooLate = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(tooSlowToArrive()), { once: true });
    });
    // The form is later parsed from these bytes.
    const arrived = limitBody(context, async () => void (await context.req.arrayBuffer()));
    await Promise.race([arrived, tooLate]);
    await next();
  });
  app.post(endpoints.speechToText.path, admit, read);

  app.openapi(routes.speechToText, async (context) => {
    const { audio, language } = context.req.valid('form');
    const { signal } = context.req.raw;
    try {
      return context.json({ result: await speech.transcribe(audio, language, signal) }, 200);
    } catch (error) {
      throw signal.aborted ? new AppError('given_up', 408, 'The call was given up.') : error;
    }
  });
}
