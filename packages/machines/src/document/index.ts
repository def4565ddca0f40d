import type { ActorRefFrom } from 'xstate';
import type { documentMachine } from './document.machine.ts';

export { documentMachine } from './document.machine.ts';
export type * from './document.types.ts';
export type DocumentActor = ActorRefFrom<typeof documentMachine>;
export { isWithheld } from './document.setup.ts';
