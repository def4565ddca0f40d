import type { ActorRefFrom } from 'xstate';
import type { lockMachine } from './lock.machine.ts';

export * from './lock.machine.ts';
export type * from './lock.types.ts';
export type LockActor = ActorRefFrom<typeof lockMachine>;
