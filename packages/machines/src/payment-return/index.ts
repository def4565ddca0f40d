import type { ActorRefFrom } from 'xstate';
import type { paymentReturnMachine } from './payment-return.machine.ts';

export * from './payment-return.machine.ts';
export type PaymentReturnActor = ActorRefFrom<typeof paymentReturnMachine>;
