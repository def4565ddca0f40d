import type { ActorRefFrom } from 'xstate';
import type { recordMachine } from './record.machine.ts';

export * from './record.machine.ts';
export * from './record.types.ts';
export type RecordActor = ActorRefFrom<typeof recordMachine>;
