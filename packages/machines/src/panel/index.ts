import type { ActorRefFrom } from 'xstate';
import type { panelMachine } from './panel.machine.ts';

export * from './panel.machine.ts';
export type PanelActor = ActorRefFrom<typeof panelMachine>;
