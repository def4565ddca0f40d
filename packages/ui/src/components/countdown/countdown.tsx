import { useState } from 'react';
import { clockText } from '../clock-text.ts';
import { LiveRegion } from '../live-region/index.ts';
import type { RootProps } from '../root-props.ts';
import { figure } from './countdown.css.ts';
import { milestone } from './milestone.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CountdownProps extends Omit<RootProps<'span'>, 'children' | 'role' | 'aria-label'> {
  /** The end, in milliseconds since 1970. */
  readonly until: number;
  /** What ends. */
  readonly label: string;
  /** Shown and announced when it has ended. */
  readonly endedLabel: string;
  /** The time left in words, for screen readers. */
  readonly announce: (secondsLeft: number) => string;
  /** Called once, at the end. */
  readonly onEnd?: () => void;
}

/** A countdown in seconds. Announced only an hour, ten minutes, a minute and ten seconds before the end. */
export function Countdown({ until, label, endedLabel, announce, onEnd, ...rest }: CountdownProps) {
  const left = useSecondsLeft(until, onEnd);
  const reached = milestone(left);
  // Empty until the first milestone is passed while mounted.
  const [before] = useState(reached);
  const isOver = left === 0;
  const words = isOver ? endedLabel : reached === null ? '' : announce(reached);

  return (
    <>
      <span {...rest} role="timer" aria-label={label} data-over={isOver || undefined} className={figure}>
        {isOver ? endedLabel : clockText(left)}
      </span>
      <LiveRegion>{reached === before ? '' : words}</LiveRegion>
    </>
  );
}
