import type { SpeechAbility } from '@octavo/contract';
import type { Failure } from '../failure.ts';
import type { Message, ToastContent } from '../notifications/notifications.types.ts';

export interface VoiceContext {
  /** What the server can transcribe; unknown until it has been asked. */
  readonly ability: SpeechAbility | null;
  /** Loudness, from 0 to 1. */
  readonly level: number;
  /** The recording, until it is transcribed. */
  readonly recording: Blob | null;
  readonly failure: Failure | null;
}

/** Reports from the microphone. */
export type MicrophoneReport =
  /** Access was granted. */
  | { type: 'granted' }
  /** The user or the browser's settings denied access. */
  | { type: 'declined' }
  /** There is none, or another program is using it. */
  | { type: 'missing' }
  | { type: 'level'; level: number }
  /** Speech was detected, and the recording starts. */
  | { type: 'speech' }
  /** Nobody spoke within the time allowed. */
  | { type: 'no-speech' }
  /** There was silence again, or `finish` was sent. */
  | { type: 'recorded'; recording: Blob };

/** Command to the microphone: end the recording and deliver it. */
export type MicrophoneCommand = { type: 'finish' };

/** The browser's settings for the microphone have changed. */
export type PermissionReport = { type: 'permitted' };

export type VoiceEvent =
  | MicrophoneReport
  | PermissionReport
  | { type: 'press' }
  | { type: 'explanation.close' }
  | { type: 'retry' }
  | { type: 'discard' }
  /** The text is read-only or being left. */
  | { type: 'leave' };

export type VoiceEmitted =
  /** To be inserted at the caret. */
  | { type: 'said'; text: string }
  | { type: 'alert'; message: Message }
  | { type: 'toast'; toast: ToastContent };
