import type { Kysely } from 'kysely';
import { moveWords } from '../allowance/move-words.ts';
import { moveCommentMail } from '../comments/comment-mail-store.ts';
import { moveWritings } from '../compositions/writings/move-writings.ts';
import { movePreferences } from '../corrections/personal/move-preferences.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { moveToolSettings } from '../generation/move-tool-settings.ts';
import { settlePaid } from '../payment/settle-paid.ts';
import { type ReferralTerms, settleInvitation } from '../referral/settle-invitation.ts';
import { tryAgain } from '../database/try-again.ts';

/** Somebody vouched for by a mailbox or a provider. */
export interface Person {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  /** At the provider; absent for a mailbox. */
  readonly identity?: { readonly issuer: string; readonly subject: string };
  readonly countryCode: string;
}

export interface SignInStore {
  /**
   * Finds the account of a person, or creates it, turning the visitor's anonymous account into it if there is one. What
   * an anonymous visitor wrote, paid and used comes along, and all sessions of the anonymous account end. Returns the
   * id.
   */
  enter(person: Person, visitor: string | undefined): Promise<string>;
  /**
   * The same into a shared account, except for payments, which would benefit everyone with the code.
   * @throws AppError 403 `not_allowed` if the visitor has paid
   */
  enterAccount(id: string, visitor: string | undefined): Promise<void>;
}

export function signInStore(
  db: Kysely<Database>,
  terms: ReferralTerms,
  now: () => Date = () => new Date(),
): SignInStore {
  return {
    enter: (person, visitor) =>
      inTransaction(db, async (transaction) => {
        const anonymous = visitor === undefined ? undefined : await lockAnonymous(transaction, visitor);
        const known = await find(transaction, person);
        const id =
          known ??
          (anonymous === undefined
            ? await create(transaction, person, now)
            : await promote(transaction, person, anonymous));
        if (anonymous !== undefined && anonymous !== id) {
          await movePayments(transaction, anonymous, id);
          await moveAll(transaction, anonymous, id, now());
        }
        if (person.identity) await link(transaction, person.identity, id, now);
        if (known === undefined) await settleInvitation(transaction, id, terms, now().toISOString());
        return id;
      }),
    enterAccount: (id, visitor) =>
      inTransaction(db, async (transaction) => {
        const anonymous = visitor === undefined ? undefined : await lockAnonymous(transaction, visitor);
        if (anonymous === undefined) return;
        if (await hasPaid(transaction, anonymous)) throw paysAsVisitor();
        // An unfinished payment may still succeed, so its record moves along.
        await movePayments(transaction, anonymous, id);
        await moveAll(transaction, anonymous, id, now());
      }),
  };
}

const inTransaction = <Result>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> => tryAgain(() => db.transaction().execute(work));

/**
 * Returns the id if that account is still anonymous; the row stays locked until the end (by a write that changes
 * nothing).
 */
async function lockAnonymous(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('accounts')
    .set({ type: 'anon' })
    .where('id', '=', id)
    .where('type', '=', 'anon')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function find(db: Kysely<Database>, { email, identity }: Person): Promise<string | undefined> {
  const linked = identity
    ? await db
        .selectFrom('identities')
        .select('account_id')
        .where('issuer', '=', identity.issuer)
        .where('subject', '=', identity.subject)
        .executeTakeFirst()
    : undefined;
  if (linked) return linked.account_id;
  const row = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** If two people sign up at once with one address, the second gets the account of the first. */
async function create(db: Kysely<Database>, person: Person, now: () => Date): Promise<string> {
  const row = await db
    .insertInto('accounts')
    .values({
      id: crypto.randomUUID(),
      type: 'main',
      name: person.name,
      email: person.email,
      plan: 'free',
      country_code: person.countryCode,
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: person.email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function promote(db: Kysely<Database>, { email, name }: Person, id: string): Promise<string> {
  await db.updateTable('accounts').set({ type: 'main', email, name }).where('id', '=', id).execute();
  // Anyone who planted this session in the visitor's browser must not be signed in along with the visitor.
  await db.deleteFrom('sessions').where('account_id', '=', id).execute();
  return id;
}

async function hasPaid(db: Kysely<Database>, id: string): Promise<boolean> {
  const { paid } = await db
    .selectFrom('accounts')
    .select('paid')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return paid === 1;
}

async function movePayments(db: Kysely<Database>, from: string, to: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('payment_customers')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await settlePaid(db, to);
}

async function moveAll(db: Kysely<Database>, from: string, to: string, at: Date): Promise<void> {
  await db
    .updateTable('documents')
    .set({ account_id: to, moved_unseen: 1, indexed_version: 0 })
    .where('account_id', '=', from)
    .execute();
  await db.updateTable('deleted_documents').set({ account_id: to }).where('account_id', '=', from).execute();
  await moveWritings(db, from, to);
  await moveWords(db, from, to, at);
  await movePreferences(db, from, to);
  await moveToolSettings(db, from, to);
  await moveCommentMail(db, from, to);
  await db.deleteFrom('accounts').where('id', '=', from).execute();
}

async function link(
  db: Kysely<Database>,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  accountId: string,
  now: () => Date,
): Promise<void> {
  await db
    .insertInto('identities')
    .values({ issuer, subject, account_id: accountId, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
}

const paysAsVisitor = (): AppError =>
  new AppError(
    'not_allowed',
    403,
    'Pro was paid for in this browser. Please sign in by email first, so that the subscription stays yours.',
    { reason: 'paid' },
  );
