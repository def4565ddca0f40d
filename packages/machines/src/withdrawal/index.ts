import type { ActorRefFrom } from 'xstate';
import type { withdrawalMachine } from './withdrawal.machine.ts';

export * from './withdrawal.machine.ts';
export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>;
