import { upgradeMachine } from '@octavo/machines/upgrade';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { loadCheckout, loadedCheckout } from '../checkout/checkout.ts';

export const wired = upgradeMachine.provide({
  actors: {
    ask: fromPromise(async ({ input: { period }, signal }) => {
      const [intent, prices] = await Promise.all([
        call('proIntent', { query: { type: period }, signal }),
        call('prices', { signal }),
      ]);
      const { discountExpiresAt, renewsAt, ...offer } = intent;
      return {
        offer: {
          ...offer,
          renewsOn: Date.parse(renewsAt),
          discountUntil: discountExpiresAt === null ? null : Date.now() + discountExpiresAt * 1000,
        },
        yearlySaving: 1 - prices.yearly / (12 * prices.monthly),
      };
    }),
    loadForm: fromPromise(({ input: { publishableKey } }): Promise<unknown> => loadCheckout(publishableKey)),
    confirm: fromPromise(({ input: { secret } }) => loadedCheckout().confirm(secret)),
  },
});
