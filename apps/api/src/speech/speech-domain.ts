import { endpoints } from '@octavo/contract/endpoints';
import { recordingLimits } from '@octavo/contract/recording-limits';
import type { Config } from '../config.ts';
import type { Domain } from '../domain.ts';
import { chooseRecognizer } from './choose-recognizer.ts';
import { registerSpeech, type SpeechServices } from './routes.ts';
import { createSpeech, type Speech } from './speech.ts';

export interface SpeechParts extends Omit<SpeechServices, 'speech'> {
  readonly config: Config;
  /** Replaces the configured one. */
  readonly speech?: Speech;
}

/** Transcribes recordings. */
export function speechDomain(parts: SpeechParts): Domain {
  const speech = parts.speech ?? createSpeech(chooseRecognizer(parts.config.speech));
  return {
    routes: (app) => registerSpeech(app, { ...parts, speech }),
    bodies: { [endpoints.speechToText.path]: { bytes: recordingLimits.bytes, inTurn: true } },
    close: () => speech.close(),
  };
}
