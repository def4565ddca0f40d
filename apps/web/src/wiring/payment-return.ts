import { paymentReturnMachine } from '@octavo/machines/payment-return';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { loadCheckout } from '../checkout/checkout.ts';

export const wiredPaymentReturn = paymentReturnMachine.provide({
  actors: {
    readStatus: fromPromise(async ({ input: { secret, status }, signal }) => {
      const { publishableKey } = await call('prices', { signal });
      const checkout = await loadCheckout(publishableKey);
      return checkout.statusOf(secret, status);
    }),
  },
});
