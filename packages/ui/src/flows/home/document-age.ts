import { regionalLanguage } from '../language/regional-language.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, for a column: "Now", "12 min", "Yesterday", then the date. */
export function documentAge(moment: string, now: Date, language: string): string {
  const then = new Date(moment);
  const past = now.getTime() - then.getTime();
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (past < minute) return upperFirst(relative.format(0, 'second'), language);
  if (past < hour) return unit(Math.floor(past / minute), 'minute', language);
  const days = daysBetween(then, now);
  if (days === 0) return unit(Math.floor(past / hour), 'hour', language);
  if (days === 1) return upperFirst(relative.format(-1, 'day'), language);
  return new Intl.DateTimeFormat(regionalLanguage(language), dateParts(then, now)).format(then);
}

/** The same as a bare duration for narrow places: "12 min", "1 day", then the date. */
export function shortAge(changedAt: string, now: Date, language: string): string {
  const then = new Date(changedAt);
  const past = Math.max(0, now.getTime() - then.getTime());
  const days = daysBetween(then, now);
  if (past < minute) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  if (past < hour) return unit(Math.floor(past / minute), 'minute', language);
  if (days <= 0) return unit(Math.floor(past / hour), 'hour', language);
  if (days < 7) return unit(days, 'day', language);
  return new Intl.DateTimeFormat(regionalLanguage(language), { day: 'numeric', month: 'short' }).format(then);
}

function upperFirst(text: string, language: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

function unit(amount: number, name: 'minute' | 'hour' | 'day', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(amount);
}

/** The number of midnights between two moments, in the reader's time zone. */
function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(now) - midnight(then)) / day);
}

function dateParts(then: Date, now: Date): Intl.DateTimeFormatOptions {
  return then.getFullYear() === now.getFullYear()
    ? { weekday: 'short', day: 'numeric', month: 'short' }
    : { day: 'numeric', month: 'short', year: 'numeric' };
}
