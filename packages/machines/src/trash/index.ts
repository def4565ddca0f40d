import type { ActorRefFrom } from 'xstate';
import type { trashMachine } from './trash.machine.ts';

export { trashMachine } from './trash.machine.ts';
export type * from './trash.types.ts';
export type TrashActor = ActorRefFrom<typeof trashMachine>;
