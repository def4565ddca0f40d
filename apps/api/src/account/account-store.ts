import type { Kysely, Selectable } from 'kysely';
import type { AccountsTable, Database, Flag } from '../database/schema.ts';
import type { Account } from './account.ts';

export const accountColumns = [
  'accounts.id',
  'accounts.type',
  'accounts.name',
  'accounts.email',
  'accounts.plan',
  'accounts.paid',
  'accounts.country_code',
  'accounts.created_at',
  'accounts.closings',
] as const;

export type AccountRow = Pick<
  Selectable<AccountsTable>,
  'id' | 'type' | 'name' | 'email' | 'plan' | 'paid' | 'country_code' | 'created_at' | 'closings'
>;

/** The columns that decide whether an account is Pro. */
export type PlanRow = { readonly plan: 'free' | 'pro' | null; readonly paid: Flag | null };

/** A shared account is Pro while its `owner` is (PRODUCT: shared account), whatever its own row says. */
export const toAccount = (row: AccountRow, owner: PlanRow = row): Account => ({
  id: row.id,
  type: row.type,
  pro: isSubscribed(owner) && row.type !== 'anon',
  subscribed: isSubscribed(owner),
  name: row.name,
  email: row.email,
  countryCode: row.country_code,
  createdAt: row.created_at,
  closings: row.closings,
});

/** An account read together with the plan of its owner, if it has one. */
export const withOwner = (
  row: AccountRow & { readonly owner_plan: PlanRow['plan']; readonly owner_paid: PlanRow['paid'] },
): Account => toAccount(row, row.type === 'shared' ? { plan: row.owner_plan, paid: row.owner_paid } : row);

export const isSubscribed = ({ plan, paid }: PlanRow): boolean => plan === 'pro' || paid === 1;

export interface AccountStore {
  find(id: string): Promise<Account | undefined>;
  /**
   * @param inviter account id from the invite link that brought the visitor here; ignored unless that account has an
   * email address
   */
  createAnonymous(countryCode: string, inviter?: string): Promise<Account>;
  /**
   * Records the inviter of a visitor who has none yet. Does nothing for an account that is not anonymous: it was there
   * before the link.
   */
  tie(id: string, inviter: string): Promise<void>;
  /** By id, or by email ignoring case. */
  setPlan(idOrEmail: string, plan: 'free' | 'pro'): Promise<Account | undefined>;
}

export function accountStore(db: Kysely<Database>, now: () => Date = () => new Date()): AccountStore {
  const mainAccount = (id: string) =>
    db.selectFrom('accounts').select('accounts.id').where('accounts.id', '=', id).where('type', '=', 'main');

  return {
    async find(id) {
      const row = await db
        .selectFrom('accounts')
        .leftJoin('accounts as owner', 'owner.id', 'accounts.owner_id')
        .select(accountColumns)
        .select(['owner.plan as owner_plan', 'owner.paid as owner_paid'])
        .where('accounts.id', '=', id)
        .executeTakeFirst();
      return row && withOwner(row);
    },
    async createAnonymous(countryCode, inviter) {
      const row = {
        id: crypto.randomUUID(),
        type: 'anon',
        name: '',
        email: null,
        plan: 'free',
        paid: 0,
        country_code: countryCode,
        created_at: now().toISOString(),
        closings: 0,
      } as const;
      const invited = inviter === undefined ? {} : { invited_by: mainAccount(inviter) };
      await db
        .insertInto('accounts')
        .values({ ...row, ...invited })
        .execute();
      return toAccount(row);
    },
    async tie(id, inviter) {
      await db
        .updateTable('accounts')
        .set({ invited_by: mainAccount(inviter) })
        .where('id', '=', id)
        .where('type', '=', 'anon')
        .where('invited_by', 'is', null)
        .execute();
    },
    async setPlan(idOrEmail, plan) {
      const row: AccountRow | undefined = await db
        .updateTable('accounts')
        .set({ plan })
        .where((eb) => eb.or([eb('id', '=', idOrEmail), eb('email', '=', idOrEmail.toLowerCase())]))
        .returning(accountColumns)
        .executeTakeFirst();
      return row && toAccount(row);
    },
  };
}
