import { routes } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { Speech } from './speech.ts';

export interface SpeechServices {
  readonly speech: Speech;
  readonly limits: Limits;
}

/** Recordings are not charged as AI words: whoever dictates without a pause makes one every few seconds. */
export const recordingsOfAccount: Limit = {
  name: 'recordings',
  most: 200,
  window: 10 * 60 * 1000,
  refusal: 'Too many recordings were sent.',
};

export function registerSpeech(app: Api, { speech, limits }: SpeechServices): void {
  app.openapi(routes.speechAbility, (context) => context.json(speech.ability, 200));

  // Before the recording is read.
  const admit = createMiddleware<ApiEnv>(async (context, next) => {
    if (context.req.method === 'POST') {
      speech.admit();
      await limits.take(recordingsOfAccount, context.get('account').id);
    }
    await next();
  });
  app.use(endpoints.speechToText.path, admit);

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
