/** Midnight of the day `YYYY-MM-DD` in the reader's own time zone, as calendars expect. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day in the reader's own time zone, as `YYYY-MM-DD`. */
export function toDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}`;
}

/** The number of days from one day `YYYY-MM-DD` to another, both included, in either order. */
export function countDays(one: string, other: string): number {
  // In UTC every day has 24 hours.
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000 + 1;
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
