import type { ActorRefFrom } from 'xstate';
import type { deskMachine } from './desk.machine.ts';

export { lateGoal } from '../goal/late-goal.ts';
export { deskMachine } from './desk.machine.ts';
export type * from './desk.types.ts';
export type DeskActor = ActorRefFrom<typeof deskMachine>;
