import type { ActorRefFrom } from 'xstate';
import type { sharingMachine } from './sharing.machine.ts';

export { sharingMachine } from './sharing.machine.ts';
export type * from './sharing.types.ts';
export type SharingActor = ActorRefFrom<typeof sharingMachine>;
