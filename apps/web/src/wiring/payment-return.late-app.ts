import { paymentReturnMachine } from '@octavo/machines/payment-return';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { wait } from '../api/wait.ts';
import { loadCheckout } from '../checkout/checkout.ts';

/** Time between two requests, in milliseconds. */
const pause = 2000;

export const wired = paymentReturnMachine.provide({
  actors: {
    readStatus: fromPromise(async ({ input: { secret, status }, signal }) => {
      const { publishableKey } = await call('prices', { signal });
      const checkout = await loadCheckout(publishableKey);
      return checkout.statusOf(secret, status);
    }),
    settle: fromPromise(async ({ input: { times }, signal }) => {
      for (let time = 0; time < times; time += 1) {
        if (time > 0) await wait(pause, signal);
        const { pro } = await call('settlePayment', { signal });
        if (pro) return true;
      }
      return false;
    }),
  },
});
