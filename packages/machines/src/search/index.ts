import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';

export * from './search.machine.ts';
export * from './search.types.ts';
export type SearchActor = ActorRefFrom<typeof searchMachine>;
