import type { DatePickerMode, Day, PickedDays } from './date-picker.types.ts';

/**
 * The days after one more pick (SPEC §4): the second day of a range may be the earlier one, then they are
 * swapped; a pick after a whole range begins another.
 */
export function withDay(picked: PickedDays, day: Day, mode: DatePickerMode): PickedDays {
  const [first, last] = picked;
  if (mode === 'single' || first === undefined || last !== undefined) return [day];
  return day < first ? [day, first] : [first, day];
}

/** Whether nothing is left to pick. */
export function isWhole(picked: PickedDays, mode: DatePickerMode): boolean {
  return picked.length === (mode === 'range' ? 2 : 1);
}
