/** A day of the calendar as `YYYY-MM-DD` (SPEC §9): no time and no zone; sorts as text. */
export type Day = string;

export type DatePickerMode = 'single' | 'range';

/** None, one, or two days with the earlier first. */
export type PickedDays = readonly [] | readonly [Day] | readonly [first: Day, last: Day];

export interface DatePickerInput {
  readonly mode: DatePickerMode;
  /** A range needs both days or none. */
  readonly strict?: boolean;
  /** Picks take effect only on `apply`. */
  readonly footer?: boolean;
  readonly days?: PickedDays;
}

export interface DatePickerContext {
  readonly mode: DatePickerMode;
  readonly isStrict: boolean;
  readonly hasFooter: boolean;
  /** The days in effect. */
  readonly days: PickedDays;
  /** The days shown in the open calendar. */
  readonly draft: PickedDays;
}

export type DatePickerEvent =
  | { type: 'open' }
  | { type: 'day.pick'; day: Day }
  | { type: 'apply' }
  | { type: 'cancel' }
  /** Closed without a choice: Escape, or a click outside. */
  | { type: 'dismiss' }
  | { type: 'clear' };

export interface DatePickerEmitted {
  readonly type: 'change';
  readonly days: PickedDays;
}
