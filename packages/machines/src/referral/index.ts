import type { ActorRefFrom } from 'xstate';
import type { referralMachine } from './referral.machine.ts';

export * from './referral.machine.ts';
export type ReferralActor = ActorRefFrom<typeof referralMachine>;
