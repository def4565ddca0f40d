import type { ActorRefFrom } from 'xstate';
import type { goalMachine } from './goal.machine.ts';

export * from './goal.machine.ts';
export type * from './goal.types.ts';
export type GoalActor = ActorRefFrom<typeof goalMachine>;
