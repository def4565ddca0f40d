/** The format of a date where none is asked for (SPEC §9). */
export const defaultFormat = 'YYYY-MM-DD';

/** A day `YYYY-MM-DD` as it is to be read; the format names year, month and day as `YYYY`, `MM` and `DD`. */
export function writtenDay(day: string, format: string = defaultFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}
