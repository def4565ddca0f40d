import type { Language } from '@octavo/contract/languages';
import type { Sound } from './sound.ts';

export type RecognizerCall = {
  readonly sound: Sound;
  /** Where it is not known the recognizer decides. */
  readonly language: Language | undefined;
  readonly signal: AbortSignal;
};

/** The port: whatever writes down what is said. */
export type Recognizer = {
  readonly languages: readonly Language[];
  /** The host that hears what is said, where it is another machine. */
  readonly service?: string | undefined;
  /** How many recordings it takes at a time. */
  readonly atOnce: number;
  /** @throws AppError, or the signal's reason */
  transcribe(call: RecognizerCall): Promise<string>;
};
