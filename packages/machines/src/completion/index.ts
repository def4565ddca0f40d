import type { ActorRefFrom } from 'xstate';
import type { completionMachine } from './completion.machine.ts';

export * from './completion.machine.ts';
export type { CaretCommand, CaretReport } from './completion.types.ts';
export type CompletionActor = ActorRefFrom<typeof completionMachine>;
