import { z } from 'zod';
import { key, webAddress, words } from '../config-fields.ts';

/** Variables for voice typing. */
export const speechEnvironment = {
  SPEECH_BASE_URL: z
    .union([z.literal('off'), webAddress], 'must be an address that begins with http:// or https://, or off')
    .optional(),
  SPEECH_API_KEY: key.optional(),
  SPEECH_MODEL: words.optional(),
};

const environment = z.object(speechEnvironment);

export type SpeechSettings = {
  /** An OpenAI-compatible server; 'off' turns voice typing off; undefined looks for PocketSphinx on this machine. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
};

export const readSpeech = (settings: z.infer<typeof environment>): SpeechSettings => ({
  baseUrl: settings.SPEECH_BASE_URL,
  apiKey: settings.SPEECH_API_KEY,
  model: settings.SPEECH_MODEL,
});
