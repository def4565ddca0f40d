import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as bar from './bar.css.ts';
import * as css from './meter.css.ts';

export interface MeterProps extends Omit<RootProps<'div'>, 'children'> {
  /** What is measured. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words, e.g. "126 of 200". */
  readonly valueText: string;
}

/** How much of a known whole is left. */
export function Meter({ label, value, max, valueText, ...rest }: MeterProps) {
  const share = Math.min(1, Math.max(0, max === 0 ? 0 : value / max));
  return (
    <div {...rest} className={`${bar.track} ${css.height}`}>
      <VisuallyHidden asChild>
        <meter aria-label={label} min={0} max={max} value={value} aria-valuetext={valueText} />
      </VisuallyHidden>
      <div className={bar.fill} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
