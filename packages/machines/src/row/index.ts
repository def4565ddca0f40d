import type { ActorRefFrom } from 'xstate';
import type { rowMachine } from './row.machine.ts';

export { rowMachine } from './row.machine.ts';
export type * from './row.types.ts';
export type RowActor = ActorRefFrom<typeof rowMachine>;
