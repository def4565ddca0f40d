import type { Language } from '@octavo/contract/languages';
import type { Sound } from './sound.ts';

export type RecognizerCall = {
  readonly sound: Sound;
  /** If undefined, the recognizer decides. */
  readonly language: Language | undefined;
  readonly signal: AbortSignal;
};

/** The port for speech recognition. */
export type Recognizer = {
  readonly languages: readonly Language[];
  /** The host that receives recordings, if it is another machine. */
  readonly service?: string | undefined;
  /** How many recordings it handles at a time. */
  readonly atOnce: number;
  /** @throws AppError, or the signal's reason */
  transcribe(call: RecognizerCall): Promise<string>;
};
