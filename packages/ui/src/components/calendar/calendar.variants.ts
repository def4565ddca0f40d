import type { ClassNames } from 'react-day-picker';
import { control } from '../corner/corner.css.ts';
import { iconButton } from '../icon-button/icon-button.variants.ts';
import * as css from './calendar.css.ts';

const turn = iconButton({ tone: 'quiet', size: 'md' });

/** Our classes for the parts that react-day-picker renders. */
export const classNames: Partial<ClassNames> = {
  month: css.month,
  month_caption: css.caption,
  caption_label: css.captionLabel,
  button_previous: turn,
  button_next: turn,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: `${control} ${css.dayButton}`,
  today: css.today,
  outside: css.outside,
  selected: css.selected,
  range_start: css.rangeStart,
  range_middle: css.rangeMiddle,
  range_end: css.rangeEnd,
};

export const modifiersClassNames = { aim: css.aim, between: css.between };
