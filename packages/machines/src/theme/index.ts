import type { ActorRefFrom } from 'xstate';
import type { themeMachine } from './theme.machine.ts';

export * from './theme.machine.ts';
export type ThemeActor = ActorRefFrom<typeof themeMachine>;
