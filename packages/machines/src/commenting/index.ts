import type { ActorRefFrom } from 'xstate';
import type { commentingMachine } from './commenting.machine.ts';

export * from './commenting.machine.ts';
export type * from './commenting.types.ts';
export { saysSomething } from './drafts.ts';
export type CommentingActor = ActorRefFrom<typeof commentingMachine>;
