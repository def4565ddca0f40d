import type { ActorRefFrom } from 'xstate';
import type { conflictMachine } from './conflict.machine.ts';

export { conflictMachine } from './conflict.machine.ts';
export type * from './conflict.types.ts';
export type ConflictActor = ActorRefFrom<typeof conflictMachine>;
