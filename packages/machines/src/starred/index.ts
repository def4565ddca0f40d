import type { ActorRefFrom } from 'xstate';
import type { starredMachine } from './starred.machine.ts';

export * from './starred.machine.ts';
export type StarredActor = ActorRefFrom<typeof starredMachine>;
