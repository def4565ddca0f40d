import type { ActorRefFrom } from 'xstate';
import type { citingMachine } from './citing.machine.ts';

export { citingMachine } from './citing.machine.ts';
export * from './citing.types.ts';
export type CitingActor = ActorRefFrom<typeof citingMachine>;
