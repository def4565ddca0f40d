import { Mic, MicOff } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import * as css from './record-button.css.ts';

export interface RecordButtonProps extends Omit<
  IconButtonProps,
  'icon' | 'busy' | 'pressed' | 'size' | 'tone'
> {
  /**
   * `listening` waits for speech, `recording` hears it, `sending` transcribes it; in the last two states it cannot
   * record.
   */
  readonly status: 'idle' | 'listening' | 'recording' | 'sending' | 'refused' | 'unavailable';
  /** The loudness from 0 to 1, while recording. */
  readonly level?: number;
}

const radius = 20;
const round = 2 * Math.PI * radius;

/** Records speech: a microphone in a ring that shows the loudness. */
export function RecordButton({ status, level = 0, onClick, ...rest }: RecordButtonProps) {
  const isOff = status === 'refused' || status === 'unavailable';
  const isOn = status === 'listening' || status === 'recording';
  const heard = Math.min(1, Math.max(0, level)) * round;
  return (
    <span className={css.root}>
      <IconButton
        {...rest}
        icon={isOff ? MicOff : Mic}
        pressed={isOn}
        busy={status === 'sending'}
        aria-disabled={status === 'refused' || undefined}
        onClick={status === 'refused' ? undefined : onClick}
      />
      {isOn ? (
        <svg className={css.ring} viewBox="0 0 44 44" aria-hidden>
          <circle className={css.groove} cx="22" cy="22" r={radius} />
          {status === 'listening' ? (
            <circle className={css.waiting} cx="22" cy="22" r={radius} />
          ) : heard === 0 ? null : (
            <circle className={css.level} cx="22" cy="22" r={radius} strokeDasharray={`${heard} ${round}`} />
          )}
        </svg>
      ) : null}
      {status === 'recording' ? <span className={css.dot} /> : null}
    </span>
  );
}
