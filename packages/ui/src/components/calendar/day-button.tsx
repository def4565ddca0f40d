import { createContext, use } from 'react';
import { DayButton as Button, type DayButtonProps } from 'react-day-picker';
import { control } from '../corner/corner.css.ts';
import { content } from '../tooltip/tooltip.css.ts';
import * as css from './calendar.css.ts';

export interface Tip {
  readonly id: string;
  /** The day that the length is shown above, as `YYYY-MM-DD`. */
  readonly day: string;
  readonly text: string;
}

export const TipContext = createContext<Tip | null>(null);

/** A day's button, with the length of the range above it. */
export function DayButton(props: DayButtonProps) {
  const tip = use(TipContext);
  const isHere = tip?.day === props.day.isoDate;
  return (
    <>
      <Button {...props} aria-describedby={isHere ? tip.id : undefined} />
      {isHere ? (
        <span id={tip.id} role="tooltip" className={`${control} ${content} ${css.tip}`}>
          {tip.text}
        </span>
      ) : null}
    </>
  );
}
