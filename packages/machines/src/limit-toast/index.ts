import type { ActorRefFrom } from 'xstate';
import type { limitToastMachine } from './limit-toast.machine.ts';

export * from './limit-toast.machine.ts';
export type LimitToastActor = ActorRefFrom<typeof limitToastMachine>;
