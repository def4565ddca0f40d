import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';

export function registerAccount(app: Api): void {
  app.openapi(routes.accountInfo, (context) => {
    const { id, name, email, type, countryCode } = context.get('account');
    // Nobody can earn or withdraw before the referral programme is built.
    const money = { earnings: 0, recentWithdrawal: null };
    return context.json({ id, name, email, accountType: type, countryCode, ...money }, 200);
  });

  app.openapi(routes.subscription, (context) =>
    context.json({ pro: context.get('account').subscribed }, 200),
  );
}
