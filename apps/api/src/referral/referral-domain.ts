import { routes } from '@octavo/contract';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Payments } from '../payment/payments.ts';
import { countDays } from './count-days.ts';
import { referralStore } from './referral-store.ts';

export interface ReferralParts {
  readonly connection: Connection;
  readonly payments: Payments | undefined;
}

/** Inviting others: who has come, and the months earned. */
export function referralDomain({ connection, payments }: ReferralParts): Domain {
  const store = referralStore(connection.db);
  return {
    routes(app) {
      app.openapi(routes.invitedNotifications, async (context) => {
        const { id, pro } = context.get('account');
        const friends = await store.friends(id);
        const people = friends
          .filter(({ told }) => !told)
          .map(({ name, email, avatarUrl }) => ({ name, email, avatarUrl }));
        return context.json(
          {
            invitedUsers: pro ? people : [],
            toProcessUsers: pro ? [] : people,
            hasFreeMonth: friends.length > 0,
          },
          200,
        );
      });

      app.openapi(routes.handleInvited, async (context) => {
        const { id } = context.get('account');
        await payments?.addFreeMonths(id);
        await store.tell(id);
        return context.json({ ok: true } as const, 200);
      });
    },
    sweep: () => countDays(connection.db, new Date().toISOString()),
  };
}
