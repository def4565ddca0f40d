import type { ActorRefFrom } from 'xstate';
import type { readingMachine } from './reading.machine.ts';

export * from './reading.machine.ts';
export type * from './reading.types.ts';
export type ReadingActor = ActorRefFrom<typeof readingMachine>;
