import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export * from './session.machine.ts';
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
