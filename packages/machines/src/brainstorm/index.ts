import type { ActorRefFrom } from 'xstate';
import type { brainstormMachine } from './brainstorm.machine.ts';

export { brainstormMachine } from './brainstorm.machine.ts';
export type * from './brainstorm.types.ts';
export type BrainstormActor = ActorRefFrom<typeof brainstormMachine>;
