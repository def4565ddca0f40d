import type { ActorRefFrom } from 'xstate';
import type { devicesMachine } from './devices.machine.ts';

export * from './devices.machine.ts';
export type DevicesActor = ActorRefFrom<typeof devicesMachine>;
