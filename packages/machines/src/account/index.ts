import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from './account.machine.ts';

export { accountMachine } from './account.machine.ts';
export type * from './account.types.ts';
export { allowanceOf, isPro, mayWithdraw } from './plan.ts';
export type AccountActor = ActorRefFrom<typeof accountMachine>;
