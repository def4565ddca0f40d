import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

export { loginMachine } from './login.machine.ts';
export type * from './login.types.ts';
export type LoginActor = ActorRefFrom<typeof loginMachine>;
