import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { Withdrawals } from '../earnings/withdrawals.ts';
import type { OwnAccountStore } from './own-account-store.ts';

export interface AccountServices {
  readonly own: OwnAccountStore;
  readonly withdrawals: Withdrawals;
}

export function registerAccount(app: Api, { own, withdrawals }: AccountServices): void {
  app.openapi(routes.accountInfo, async (context) => {
    const { id, name, email, type, countryCode } = context.get('account');
    const facts = await own.facts(id);
    const money = await withdrawals.earningsOf(id);
    return context.json({ id, name, email, accountType: type, countryCode, ...facts, ...money }, 200);
  });
}
