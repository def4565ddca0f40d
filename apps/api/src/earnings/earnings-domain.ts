import { routes } from '@octavo/contract';
import { requireMember } from '../account/require-member.ts';
import type { Domain } from '../domain.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { readPayee } from './payee.ts';
import type { Withdrawals } from './withdrawals.ts';

const requests: Limit = {
  name: 'withdrawals',
  most: 20,
  window: 60 * 60 * 1000,
  refusal: 'A withdrawal was asked for too often.',
};

export interface EarningsParts {
  readonly withdrawals: Withdrawals;
  readonly limits: Limits;
}

/** What inviting has earned, and how it is paid out. */
export const earningsDomain = ({ withdrawals, limits }: EarningsParts): Domain => ({
  routes(app) {
    app.openapi(routes.requestWithdrawal, async (context) => {
      const { id } = requireMember(context.get('account'));
      await limits.take(requests, id);
      await withdrawals.request(id, readPayee(context.req.valid('form')));
      return context.json({ ok: true } as const, 200);
    });
  },
});
