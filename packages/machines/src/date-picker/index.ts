import type { ActorRefFrom } from 'xstate';
import type { datePickerMachine } from './date-picker.machine.ts';

export * from './date-picker.machine.ts';
export type * from './date-picker.types.ts';
export type DatePickerActor = ActorRefFrom<typeof datePickerMachine>;
