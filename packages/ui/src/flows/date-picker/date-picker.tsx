import type { DatePickerActor } from '@octavo/machines/date-picker';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar, type Weekday } from '../../components/calendar/index.ts';
import { Popover } from '../../components/popover/index.ts';
import { DateTrigger } from './date-trigger.tsx';
import { DatePickerFooter } from './date-picker-footer.tsx';
import { defaultFormat } from './written-day.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './date-picker.css.ts';

export interface DatePickerProps {
  readonly actor: DatePickerActor;
  /** What the date or dates mean. */
  readonly label: string;
  /** How dates are written, with `YYYY`, `MM` and `DD`. */
  readonly format?: string;
  readonly firstDayOfWeek?: Weekday;
  /** The reader's current day, `YYYY-MM-DD`, if it differs from the clock's. */
  readonly today?: string;
}

/** A date or a range of dates: a field that opens a calendar, and a button that clears it. */
export function DatePicker({
  actor,
  label,
  format = defaultFormat,
  firstDayOfWeek = 1,
  today,
}: DatePickerProps) {
  const { t, i18n } = useTranslation('date-picker');
  const isOpen = useSelector(actor, (state) => state.hasTag('visible'));
  const mode = useSelector(actor, (state) => state.context.mode);
  const draft = useSelector(actor, (state) => state.context.draft);
  const labels = useMemo(
    () => ({
      previousMonth: t('calendar.previousMonth'),
      nextMonth: t('calendar.nextMonth'),
      today: (date: string) => t('calendar.today', { date }),
      picked: (date: string) => t('calendar.picked', { date }),
      days: (count: number) => t('days', { count }),
    }),
    [t],
  );

  return (
    <DateTrigger actor={actor} label={label} format={format}>
      {(trigger) => (
        <Popover
          open={isOpen}
          onOpenChange={(open) => actor.send({ type: open ? 'open' : 'dismiss' })}
          label={label}
          trigger={trigger}
        >
          <div className={css.picker}>
            <Calendar
              mode={mode}
              days={draft}
              labels={labels}
              locale={regionalLanguage(i18n.language)}
              firstDayOfWeek={firstDayOfWeek}
              today={today}
              takesFocus
              onPick={(day) => actor.send({ type: 'day.pick', day })}
            />
            <DatePickerFooter actor={actor} format={format} />
          </div>
        </Popover>
      )}
    </DateTrigger>
  );
}
