import { accountPath } from '@octavo/contract/app-path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Outbox } from '../mail/outbox.ts';

export interface LateNoticeParts {
  readonly db: Kysely<Database>;
  /** Undefined if no mail can be sent. */
  readonly outbox: Outbox | undefined;
  readonly publicUrl: string | undefined;
}

/** Mails an account that a payment has failed, and where to fix it. */
export type LateNotice = (accountId: string) => Promise<void>;

export const lateNotice =
  ({ db, outbox, publicUrl }: LateNoticeParts): LateNotice =>
  async (accountId) => {
    const row = await db
      .selectFrom('accounts')
      .innerJoin('payment_customers', 'payment_customers.account_id', 'accounts.id')
      .select(['accounts.email', 'payment_customers.language', 'payment_customers.origin'])
      .where('accounts.id', '=', accountId)
      .orderBy('payment_customers.begun_at', (order) => order.desc().nullsLast())
      .executeTakeFirst();
    const origin = publicUrl ?? row?.origin;
    if (!outbox || !origin || !row?.email) return;
    await outbox.add({
      kind: 'payment-failed',
      recipient: row.email,
      language: row.language ?? 'en',
      origin,
      path: accountPath,
      accountId,
    });
  };
