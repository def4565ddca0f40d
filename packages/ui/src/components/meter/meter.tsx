import type { ComponentProps } from 'react';
import * as css from './meter.css.ts';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'role'> {
  /** What is measured. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words, e.g. "126 of 200". */
  readonly valueText: string;
}

/** How much is left of a known whole. */
export function Meter({ label, value, max, valueText, ...rest }: MeterProps) {
  const share = Math.min(1, Math.max(0, max === 0 ? 0 : value / max));
  return (
    <div
      {...rest}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={css.track}
    >
      <div className={css.fill} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
