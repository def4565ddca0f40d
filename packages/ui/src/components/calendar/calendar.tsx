import { useDirection } from '@radix-ui/react-direction';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FocusEvent, useId, useMemo, useState } from 'react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { countDays, toDate, toDay } from './calendar-day.ts';
import { type CalendarLabels, calendarTexts } from './calendar-texts.ts';
import { classNames, modifiersClassNames } from './calendar.variants.ts';
import * as css from './calendar.css.ts';
import { DayButton, TipContext } from './day-button.tsx';

/** Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface CalendarProps extends Omit<RootProps<'div'>, 'children'> {
  /** Select one day, or a range of days. */
  readonly mode: 'single' | 'range';
  /** The selected days, as `YYYY-MM-DD` with the earlier first; a range with only one day is still open. */
  readonly days: readonly string[];
  readonly onPick: (day: string) => void;
  readonly labels: CalendarLabels;
  /** Language of the days and months (BCP 47). */
  readonly locale?: string;
  readonly firstDayOfWeek?: Weekday;
  /** The current day in the reader's time zone by default. */
  readonly today?: string | undefined;
  /** Focuses the selected day, or today, on mount. */
  readonly takesFocus?: boolean;
}

/**
 * A month of days to select from. The arrow keys move by day and week, Home and End within a week, Page Up and Page
 * Down by month, and with Shift by year. While a range is open, the day under the pointer or the focus shows how long
 * it would be.
 */
export function Calendar({
  mode,
  days,
  onPick,
  labels,
  locale = 'en-US',
  firstDayOfWeek = 1,
  today,
  takesFocus = false,
  ...rest
}: CalendarProps) {
  const dir = useDirection();
  const tipId = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const texts = useMemo(() => calendarTexts(locale, labels), [locale, labels]);
  const [first, last] = days;
  const length = mode === 'range' ? lengthAt(pointed, first, last) : null;
  const tip =
    pointed === null || length === null ? null : { id: tipId, day: pointed, text: labels.days(length) };
  const isAiming = tip !== null && last === undefined;

  const shown = first ?? today;

  const shared = {
    ...texts,
    classNames,
    modifiersClassNames,
    components,
    lang: locale,
    dir,
    navLayout: 'around',
    weekStartsOn: firstDayOfWeek,
    fixedWeeks: true,
    showOutsideDays: true,
    autoFocus: takesFocus,
    ...(today !== undefined && { today: toDate(today) }),
    ...(shown !== undefined && { defaultMonth: toDate(shown) }),
    modifiers: {
      aim: (date: Date) => isAiming && toDay(date) === pointed && pointed !== first,
      between: (date: Date) => isAiming && liesBetween(toDay(date), first, pointed),
    },
    onDayMouseEnter: (date: Date) => setPointed(toDay(date)),
    onDayMouseLeave: () => setPointed(null),
    onDayFocus: (date: Date, _: unknown, { currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) setPointed(toDay(date));
    },
    onDayBlur: () => setPointed(null),
  } as const;
  const pick = (_: unknown, date: Date) => onPick(toDay(date));
  const from = first === undefined ? undefined : toDate(first);
  const to = last === undefined ? undefined : toDate(last);

  return (
    <div {...rest} className={css.root}>
      <TipContext value={tip}>
        {mode === 'single' ? (
          <DayPicker {...shared} mode="single" selected={from} onSelect={pick} />
        ) : (
          <DayPicker {...shared} mode="range" selected={from && { from, to }} onSelect={pick} />
        )}
      </TipContext>
    </div>
  );
}

/** The days in a range, or those it would have if it ended on the day under the pointer. */
function lengthAt(pointed: string | null, first: string | undefined, last: string | undefined) {
  if (pointed === null || first === undefined) return null;
  if (last === undefined) return countDays(first, pointed);
  return first <= pointed && pointed <= last ? countDays(first, last) : null;
}

function liesBetween(day: string, one: string | undefined, other: string | null): boolean {
  if (one === undefined || other === null) return false;
  return one < other ? one < day && day < other : other < day && day < one;
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} size={18} />;
}

const components = { DayButton, Chevron };
