import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { book } from '../earnings/ledger.ts';
import { grantMonth } from './grant-month.ts';
import { mailboxHash } from './mailbox-hash.ts';

export interface ReferralTerms {
  /** Percentage of an invited user's first payment that goes to the inviter; 0 to 99. */
  readonly percent: number;
}

/**
 * Records what an account that came through an invite link has earned: a free month for it once it has a mailbox, and a
 * month and a share for its inviter once it has paid. Inviting oneself, or somebody a second time, earns nothing.
 * May be called any number of times, inside a transaction.
 */
export async function settleInvitation(
  db: Kysely<Database>,
  accountId: string,
  { percent }: ReferralTerms,
  at: string,
): Promise<void> {
  const invited = await db
    .selectFrom('accounts')
    .innerJoin('accounts as inviters', 'inviters.id', 'accounts.invited_by')
    .select(['accounts.email', 'inviters.id as inviterId', 'inviters.email as inviterEmail'])
    .where('accounts.id', '=', accountId)
    .where('accounts.type', '=', 'main')
    .executeTakeFirst();
  if (!invited?.email) return;
  const { inviterId, inviterEmail } = invited;
  const hash = mailboxHash(invited.email);
  if (inviterId === accountId || (inviterEmail && mailboxHash(inviterEmail) === hash)) return;
  await welcome(db, { accountId, inviterId, hash, at });
  const ownFirst = await db
    .selectFrom('invitations')
    .select('inviter_id')
    .where('invited_id', '=', accountId)
    .executeTakeFirst();
  if (ownFirst) await share(db, { accountId, inviterId: ownFirst.inviter_id, percent, at });
}

interface Welcome {
  readonly accountId: string;
  readonly inviterId: string;
  readonly hash: string;
  readonly at: string;
}

async function welcome(db: Kysely<Database>, { accountId, inviterId, hash, at }: Welcome): Promise<void> {
  const known = await db
    .selectFrom('invitations')
    .select('address_hash')
    .where('invited_id', '=', accountId)
    .executeTakeFirst();
  if (known) return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invitations')
    .values({
      address_hash: hash,
      inviter_id: inviterId,
      invited_id: accountId,
      created_at: at,
      month_due: 1,
    })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await db
    .insertInto('free_months')
    .values({ id: crypto.randomUUID(), account_id: accountId, friend_id: inviterId, created_at: at })
    .execute();
}

interface Share {
  readonly accountId: string;
  readonly inviterId: string;
  readonly percent: number;
  readonly at: string;
}

async function share(db: Kysely<Database>, { accountId, inviterId, percent, at }: Share): Promise<void> {
  const first = await db
    .selectFrom('subscriptions')
    .innerJoin('payment_customers', 'payment_customers.id', 'subscriptions.customer_id')
    .select(['subscriptions.paid_minor as minor', 'subscriptions.currency'])
    .where('payment_customers.account_id', '=', accountId)
    .where('subscriptions.paid_minor', '>', 0)
    .orderBy('subscriptions.asked_at')
    .executeTakeFirst();
  if (first) await grantMonth(db, accountId, at);
  const minor = first ? Math.floor((first.minor * percent) / 100) : 0;
  if (!first || minor === 0) return;
  const source = `first-payment:${accountId}`;
  await book(db, { accountId: inviterId, minor, currency: first.currency, source, at });
}
