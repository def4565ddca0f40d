import type { RootProps } from '../root-props.ts';
import * as css from './tour-arrow.css.ts';

export interface TourArrowProps extends RootProps<'p'> {
  /** The note next to the arrow, in a few words. */
  readonly children: string;
}

/**
 * An arrow pointing up to what to press next, with a note next to it: a thread with a loop, or a line with turns of
 * 45°, depending on the theme. In a narrow window (under 768 px) it is short. Screen readers ignore the arrow itself.
 */
export function TourArrow({ children, ...rest }: TourArrowProps) {
  return (
    <p {...rest} className={css.root}>
      <svg className={`${css.drawing} ${css.long}`} viewBox="0 0 264 340" aria-hidden>
        <path
          className={css.curved}
          d="M57 336C40 290 32 236 52 200c14-25 62-34 64-6 2 26-40 28-43-4-3-30 14-58 40-80 32-26 52-46 52-108"
        />
        <path className={css.angular} d="M48 330V178l44-44h48l24-24V4" />
        <path d="M155 13l10-11 10 11" />
      </svg>
      <svg className={`${css.drawing} ${css.short}`} viewBox="0 0 64 72" aria-hidden>
        <path className={css.curved} d="M8 68C4 44 40 52 40 36S18 32 24 42c8 12 28-6 28-40" />
        <path className={css.angular} d="M10 66V48l16-16h10l16-16V4" />
        <path d="M44 11l8-9 8 9" />
      </svg>
      <span className={css.note}>{children}</span>
    </p>
  );
}
