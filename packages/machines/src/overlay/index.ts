import type { ActorRefFrom } from 'xstate';
import type { overlayMachine } from './overlay.machine.ts';

export { overlayMachine } from './overlay.machine.ts';
export type * from './overlay.machine.ts';
export type { OverlayName } from './overlay-name.ts';
export type OverlayActor = ActorRefFrom<typeof overlayMachine>;
