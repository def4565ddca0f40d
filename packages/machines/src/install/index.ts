import type { ActorRefFrom } from 'xstate';
import type { installMachine } from './install.machine.ts';

export * from './install.machine.ts';
export type InstallActor = ActorRefFrom<typeof installMachine>;
