import { findPocketSphinx, type PocketSphinx } from './find-pocketsphinx.ts';
import { openAiRecognizer } from './openai-recognizer.ts';
import { pocketSphinx } from './pocketsphinx.ts';
import type { Recognizer } from './recognizer.ts';
import type { SpeechSettings } from './speech-settings.ts';

/** The configured recognizer: a speech service, or PocketSphinx if it is installed, or none. */
export function chooseRecognizer(
  { baseUrl, apiKey, model }: SpeechSettings,
  find: () => PocketSphinx | undefined = findPocketSphinx,
): Recognizer | undefined {
  if (baseUrl === 'off') return undefined;
  if (baseUrl !== undefined) return openAiRecognizer({ baseUrl, apiKey, model });
  const installed = find();
  return installed && pocketSphinx(installed);
}
