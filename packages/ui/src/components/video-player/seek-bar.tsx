import * as css from './seek-bar.css.ts';

export interface SeekBarProps {
  readonly label: string;
  /** The current time, in seconds. */
  readonly time: number;
  /** The length, in seconds; 0 while unknown. */
  readonly length: number;
  /** Both, formatted as on a clock. */
  readonly valueText: string;
  readonly onSeek: (seconds: number) => void;
}

/** The position in a film: shown as a line, set by the arrow keys, Home, End, Page Up and Page Down, or the pointer. */
export function SeekBar({ label, time, length, valueText, onSeek }: SeekBarProps) {
  const share = length === 0 ? 0 : time / length;
  return (
    <div className={css.root}>
      <span className={css.line} aria-hidden>
        <span className={css.passed} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        className={css.input}
        min={0}
        max={length === 0 ? 1 : length}
        step={length > 30 ? 1 : 0.1}
        value={time}
        disabled={length === 0}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
