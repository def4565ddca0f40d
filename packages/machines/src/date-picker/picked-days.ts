import type { DatePickerMode, Day, PickedDays } from './date-picker.types.ts';

/**
 * The days after one more pick (SPEC §4). The two days of a range are swapped if the second is earlier; a pick after a
 * whole range starts a new one.
 */
export function withDay(picked: PickedDays, day: Day, mode: DatePickerMode): PickedDays {
  const [first, last] = picked;
  if (mode === 'single' || first === undefined || last !== undefined) return [day];
  return day < first ? [day, first] : [first, day];
}

/** Whether all days have been picked. */
export function isWhole(picked: PickedDays, mode: DatePickerMode): boolean {
  return picked.length === (mode === 'range' ? 2 : 1);
}
