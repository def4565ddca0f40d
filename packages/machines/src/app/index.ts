import type { ActorRefFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

export { appMachine } from './app.machine.ts';
export type * from './app.types.ts';
export { lateAppFlows } from './late-flows.ts';
export type { LateMachines } from './late-machines.ts';
export type AppActor = ActorRefFrom<typeof appMachine>;
