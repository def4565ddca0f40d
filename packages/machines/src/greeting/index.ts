import type { ActorRefFrom } from 'xstate';
import type { greetingMachine } from './greeting.machine.ts';

export * from './greeting.machine.ts';
export type GreetingActor = ActorRefFrom<typeof greetingMachine>;
