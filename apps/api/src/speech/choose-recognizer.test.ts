import { languages } from '@octavo/contract/languages';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { chooseRecognizer } from './choose-recognizer.ts';

const installed = () => ({ program: '/usr/bin/pocketsphinx_continuous', model: '/usr/share/pocketsphinx' });
const missing = () => undefined;
const speechOf = (environment: Record<string, string>) => readConfig(environment).speech;

test('a configured service is used for all languages, whatever is installed', () => {
  const settings = speechOf({ SPEECH_BASE_URL: 'https://speech.example/v1/', SPEECH_MODEL: 'whisper-large' });
  expect(settings).toEqual({
    baseUrl: 'https://speech.example/v1',
    apiKey: undefined,
    model: 'whisper-large',
  });
  expect(chooseRecognizer(settings, installed)?.languages).toEqual(languages);
});

test('without one, PocketSphinx is used for English if it is installed', () => {
  expect(chooseRecognizer(speechOf({}), installed)?.languages).toEqual(['en']);
  expect(chooseRecognizer(speechOf({}), missing)).toBeUndefined();
});

test('off is off', () => {
  expect(chooseRecognizer(speechOf({ SPEECH_BASE_URL: 'off' }), installed)).toBeUndefined();
  expect(() => speechOf({ SPEECH_BASE_URL: 'none' })).toThrow(
    'SPEECH_BASE_URL must be an address that begins with http:// or https://, or off.',
  );
});
