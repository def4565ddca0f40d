import type { ActorRefFrom } from 'xstate';
import type { findMachine } from './find.machine.ts';

export * from './find.machine.ts';
export * from './find.types.ts';
export type FindActor = ActorRefFrom<typeof findMachine>;
