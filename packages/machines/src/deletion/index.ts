import type { ActorRefFrom } from 'xstate';
import type { deletionMachine } from './deletion.machine.ts';

export { deletionMachine } from './deletion.machine.ts';
export type * from './deletion.types.ts';
export type DeletionActor = ActorRefFrom<typeof deletionMachine>;
