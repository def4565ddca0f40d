import type { ActorRefFrom } from 'xstate';
import type { completionMachine } from './completion.machine.ts';

export * from './completion.machine.ts';
export type { BillCommand, CaretCommand, CaretReport, Offer } from './completion.types.ts';
export type CompletionActor = ActorRefFrom<typeof completionMachine>;
