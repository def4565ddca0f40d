import type { ActorRefFrom } from 'xstate';
import type { importMachine } from './import.machine.ts';

export { importMachine } from './import.machine.ts';
export type * from './import.types.ts';
export type ImportActor = ActorRefFrom<typeof importMachine>;
