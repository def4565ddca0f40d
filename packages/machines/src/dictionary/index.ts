import type { ActorRefFrom } from 'xstate';
import type { dictionaryMachine } from './dictionary.machine.ts';

export * from './dictionary.machine.ts';
export type DictionaryActor = ActorRefFrom<typeof dictionaryMachine>;
