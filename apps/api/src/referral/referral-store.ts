import type { InvitedUser } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface FriendRow extends InvitedUser {
  readonly told: boolean;
}

export interface ReferralStore {
  /** The accounts with which this one earned a free month, newest first. */
  friends(accountId: string): Promise<FriendRow[]>;
  /** Records that the account was notified of all its months. */
  tell(accountId: string): Promise<void>;
}

export function referralStore(db: Kysely<Database>): ReferralStore {
  return {
    async friends(accountId) {
      const rows = await db
        .selectFrom('free_months')
        .leftJoin('accounts', 'accounts.id', 'free_months.friend_id')
        .leftJoin('pictures', 'pictures.account_id', 'free_months.friend_id')
        .select(['accounts.name', 'accounts.email', 'free_months.told', 'pictures.account_id as pictured'])
        .where('free_months.account_id', '=', accountId)
        .orderBy('free_months.created_at', 'desc')
        .execute();
      return rows.map(({ name, email, told, pictured }) => ({
        name: name || (email ?? ''),
        email: name ? email : null,
        avatarUrl: pictured === null ? null : `/account/friend/${pictured}/picture`,
        told: told === 1,
      }));
    },
    async tell(accountId) {
      await db.updateTable('free_months').set({ told: 1 }).where('account_id', '=', accountId).execute();
    },
  };
}
