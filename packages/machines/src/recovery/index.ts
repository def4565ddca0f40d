import type { ActorRefFrom } from 'xstate';
import type { recoveryMachine } from './recovery.machine.ts';

export { recoveryMachine } from './recovery.machine.ts';
export type * from './recovery.types.ts';
export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;
