/** The default format of a date (SPEC §9). */
export const defaultFormat = 'YYYY-MM-DD';

/** A day `YYYY-MM-DD` formatted for reading; `YYYY`, `MM` and `DD` in the format stand for year, month and day. */
export function writtenDay(day: string, format: string = defaultFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}
