import { recordingLimits } from '@octavo/contract/recording-limits';
import { AppError } from '../errors.ts';
import type { Refusal } from './decode-recording.ts';

export const enabling =
  'Whoever runs this server can set SPEECH_BASE_URL, or install pocketsphinx and pocketsphinx-en-us: docs/models.md tells how.';

export const notConfigured = (): AppError =>
  new AppError('not_configured', 501, `Voice typing is not set up on this server. ${enabling}`, {
    reason: 'speech',
  });

export const wrongLanguage = (): AppError =>
  new AppError(
    'language_not_supported',
    422,
    'Voice typing on this server understands spoken English only. Please speak English, or type.',
  );

export const tooSlowToArrive = (): AppError =>
  new AppError('given_up', 408, 'The recording did not arrive in time. Please try again.', {
    headers: { connection: 'close' },
  });

export const emptyRecording = (): AppError =>
  new AppError('unreadable_recording', 422, 'The recording is empty. Please record it again.');

export const wrongType = (): AppError =>
  new AppError(
    'unsupported_media_type',
    415,
    'This is not a recording that can be read: it must be ogg or webm with Opus, or a WAV file.',
  );

export const busy = (seconds: number): AppError =>
  new AppError(
    'busy',
    503,
    'Many recordings are being written down right now. Please try again in a moment.',
    { headers: { 'retry-after': String(seconds) } },
  );

export const unreachable = (cause?: unknown): AppError =>
  new AppError('speech_failed', 502, 'Voice typing cannot be reached right now. Please try again.', {
    cause,
  });

export const refused = (status: number): AppError =>
  new AppError(
    'speech_failed',
    502,
    `The speech service refused the recording (status ${status}). Whoever runs this server should check its address, key and model name.`,
  );

export const unusable = (cause?: unknown): AppError =>
  new AppError(
    'speech_failed',
    502,
    'The recording could not be written down: the answer cannot be used. Please try again.',
    { cause },
  );

export const tooSlow = (): AppError =>
  new AppError(
    'speech_failed',
    504,
    'The recording could not be written down in time. A shorter one may work.',
  );

export function cannotRead(refusal: Refusal): AppError {
  switch (refusal) {
    case 'unreadable':
      return new AppError(
        'unreadable_recording',
        422,
        'The recording is broken and cannot be read. Please record it again.',
      );
    case 'wrong-codec':
      return wrongType();
    case 'too-long':
      return new AppError(
        'recording_too_long',
        413,
        `The recording is too long: at most ${recordingLimits.seconds} seconds can be written down at once.`,
        { values: { seconds: recordingLimits.seconds } },
      );
    default:
      return refusal satisfies never;
  }
}
