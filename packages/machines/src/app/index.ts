import type { ActorRefFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

export { appMachine } from './app.machine.ts';
export type * from './app.types.ts';
export { type LateMachines, lateFlows } from './late-flows.ts';
export type AppActor = ActorRefFrom<typeof appMachine>;
