import type { SpeechAbility } from '@octavo/contract';
import type { Failure } from '../failure.ts';
import type { Message, ToastContent } from '../notifications/notifications.types.ts';

export interface VoiceContext {
  /** What the server can write down, once it was asked. */
  readonly ability: SpeechAbility | null;
  /** How loud it is, from 0 to 1. */
  readonly level: number;
  /** What was recorded, until it is written down. */
  readonly recording: Blob | null;
  readonly failure: Failure | null;
}

/** What the microphone reports. */
export type MicrophoneReport =
  /** It may be listened to. */
  | { type: 'granted' }
  /** The reader, or the browser's settings, said no. */
  | { type: 'declined' }
  /** There is none, or another program holds it. */
  | { type: 'missing' }
  | { type: 'level'; level: number }
  /** Somebody speaks: it is recorded from here. */
  | { type: 'speech' }
  /** Nothing was said for too long, before anything was said. */
  | { type: 'unheard' }
  /** It was silent again, or `finish` was asked for. */
  | { type: 'recorded'; recording: Blob };

/** What the microphone is told: to end the recording and to hand it over. */
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
  /** The text is held or left. */
  | { type: 'leave' };

export type VoiceEmitted =
  /** To be put at the caret. */
  | { type: 'said'; text: string }
  | { type: 'alert'; message: Message }
  | { type: 'toast'; toast: ToastContent };
