import type { ActorRefFrom } from 'xstate';
import type { alertMachine } from './alert.machine.ts';

export * from './alert.machine.ts';
export type AlertActor = ActorRefFrom<typeof alertMachine>;
