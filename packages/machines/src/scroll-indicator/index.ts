import type { ActorRefFrom } from 'xstate';
import type { scrollIndicatorMachine } from './scroll-indicator.machine.ts';

export * from './scroll-indicator.machine.ts';
export type ScrollIndicatorActor = ActorRefFrom<typeof scrollIndicatorMachine>;
