import { defineFlow } from '../testing/flow.ts';
import { datePickerMachine } from './date-picker.machine.ts';

/** A strict range with a footer: the variant that reaches every state. */
export const datePickerFlow = defineFlow(datePickerMachine, {
  input: { mode: 'range', strict: true, footer: true },
  samples: {
    open: [{}],
    'day.pick': [{ day: '2026-11-18' }, { day: '2026-11-09' }],
    apply: [{}],
    cancel: [{}],
    dismiss: [{}],
    clear: [{}],
  },
  paths: {
    chosen: [
      { type: 'open' },
      { type: 'day.pick', day: '2026-11-18' },
      { type: 'day.pick', day: '2026-11-09' },
    ],
  },
});
