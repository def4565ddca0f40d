import type { Formatters, Labels } from 'react-day-picker';

/** The texts of a calendar, apart from the names of days and months, which come from its locale. */
export interface CalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** The accessible name of today, from its date in words. */
  readonly today: (date: string) => string;
  /** The accessible name of a selected day, from its date in words. */
  readonly picked: (date: string) => string;
  /** The length of a range. */
  readonly days: (count: number) => string;
}

/** The names of days and months in a language (BCP 47). */
export function calendarTexts(locale: string, labels: CalendarLabels) {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });

  const formatters: Partial<Formatters> = {
    formatCaption: (first) => month.format(first),
    formatWeekdayName: (day) => abbreviated(shortWeekday.format(day)),
    formatDay: (day) => String(day.getDate()),
  };

  const naming: Partial<Labels> = {
    labelGrid: (first) => month.format(first),
    labelWeekday: (day) => weekday.format(day),
    labelPrevious: () => labels.previousMonth,
    labelNext: () => labels.nextMonth,
    labelDayButton: (day, { today, selected }) => {
      const name = today ? labels.today(date.format(day)) : date.format(day);
      return selected ? labels.picked(name) : name;
    },
  };

  return { formatters, labels: naming };
}

/** Portuguese does not abbreviate days; in Latin letters three are unambiguous, in Arabic they all begin alike. */
const abbreviated = (day: string): string => (/^\p{Script=Latin}/u.test(day) ? day.slice(0, 3) : day);
