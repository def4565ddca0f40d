import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from './history.machine.ts';

export { historyMachine } from './history.machine.ts';
export type * from './history.types.ts';
export type HistoryActor = ActorRefFrom<typeof historyMachine>;
