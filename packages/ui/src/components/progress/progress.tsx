import * as Radix from '@radix-ui/react-progress';
import * as bar from '../meter/bar.css.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './progress.css.ts';

export interface ProgressProps extends Omit<RootProps<'div'>, 'children' | 'aria-label'> {
  /** What is in progress. */
  readonly label: string;
  /** How much is done; null while unknown. */
  readonly value: number | null;
  readonly max?: number;
  /** The value in words, e.g. "3 of 8 pages"; defaults to per cent. */
  readonly valueText?: string;
}

/** How far something has progressed. To show how full something is, use a Meter. */
export function Progress({ label, value, max = 100, valueText, ...rest }: ProgressProps) {
  const share = value === null ? 1 : Math.min(1, Math.max(0, max === 0 ? 0 : value / max));
  return (
    <Radix.Root
      {...rest}
      aria-label={label}
      value={value === null ? null : share * max}
      max={max}
      {...(valueText === undefined ? {} : { getValueLabel: () => valueText })}
      className={`${bar.track} ${css.height}`}
    >
      <Radix.Indicator className={`${bar.fill} ${css.unknown}`} style={{ inlineSize: `${share * 100}%` }} />
    </Radix.Root>
  );
}
