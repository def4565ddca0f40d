import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { OwnAccountStore } from './own-account-store.ts';

export function registerAccount(app: Api, own: OwnAccountStore): void {
  app.openapi(routes.accountInfo, async (context) => {
    const { id, name, email, type, countryCode } = context.get('account');
    // Nobody can earn or withdraw before the referral programme is built.
    const money = { earnings: 0, recentWithdrawal: null };
    const facts = await own.facts(id);
    return context.json({ id, name, email, accountType: type, countryCode, ...facts, ...money }, 200);
  });

  app.openapi(routes.subscription, (context) =>
    context.json({ pro: context.get('account').subscribed }, 200),
  );
}
