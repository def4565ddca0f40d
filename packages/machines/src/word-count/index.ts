import type { ActorRefFrom } from 'xstate';
import type { wordCountMachine } from './word-count.machine.ts';

export * from './word-count.machine.ts';
export type WordCountActor = ActorRefFrom<typeof wordCountMachine>;
