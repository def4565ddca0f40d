import { useTranslation } from 'react-i18next';
import { writtenDay } from './written-day.ts';

/** Describes the selection: empty, one day, or the first and last of a range. */
export function useWrittenDays(days: readonly string[], format: string): string {
  const { t } = useTranslation('date-picker');
  const [first, last] = days.map((day) => writtenDay(day, format));
  if (first === undefined) return '';
  return last === undefined ? first : t('span', { first, last });
}
