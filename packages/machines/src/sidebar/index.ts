import type { ActorRefFrom } from 'xstate';
import type { sidebarMachine } from './sidebar.machine.ts';

export * from './sidebar.machine.ts';
export type SidebarActor = ActorRefFrom<typeof sidebarMachine>;
