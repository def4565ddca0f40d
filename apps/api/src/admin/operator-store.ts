import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** An account as the operator sees it: figures, but no document text. */
export interface OperatedAccount {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly email: string | null;
  readonly plan: 'free' | 'pro';
  readonly paid: 0 | 1;
  readonly owner_id: string | null;
  readonly created_at: string;
}

export interface OperatedSession {
  readonly account_id: string;
  readonly created_at: string;
  readonly renewed_at: string;
  readonly expires_at: string;
}

export interface OperatorStore {
  /** By id, or by email ignoring case. */
  account(idOrEmail: string): Promise<OperatedAccount | undefined>;
  /** Accounts whose id, email or name contains the text, newest first. */
  search(text: string, limit: number): Promise<OperatedAccount[]>;
  countsOf(accountId: string): Promise<{ documents: number; sessions: number; sharedAccounts: number }>;
  /** Most recently used first. */
  sessions(accountId: string | undefined, limit: number): Promise<OperatedSession[]>;
  /** Returns how many sessions ended, not counting those of shared accounts. */
  signOut(accountId: string): Promise<number>;
  /** Also deletes its documents, sessions and shared accounts. */
  remove(accountId: string): Promise<void>;
}

const columns = ['id', 'type', 'name', 'email', 'plan', 'paid', 'owner_id', 'created_at'] as const;

export function operatorStore(db: Kysely<Database>): OperatorStore {
  const countOf = async (table: 'documents' | 'sessions', accountId: string): Promise<number> => {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    account: (idOrEmail) =>
      db
        .selectFrom('accounts')
        .select(columns)
        .where((eb) => eb.or([eb('id', '=', idOrEmail), eb('email', '=', idOrEmail.toLowerCase())]))
        .executeTakeFirst(),
    search: (text, limit) => {
      const like = `%${text.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
      return db
        .selectFrom('accounts')
        .select(columns)
        .where((eb) =>
          eb.or(
            ['id', 'email', 'name'].map(
              (column) => sql<boolean>`lower(${sql.ref(column)}) like ${like} escape '\\'`,
            ),
          ),
        )
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
    },
    async countsOf(accountId) {
      const shared = await db
        .selectFrom('accounts')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('owner_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return {
        documents: await countOf('documents', accountId),
        sessions: await countOf('sessions', accountId),
        sharedAccounts: Number(shared.count),
      };
    },
    sessions: (accountId, limit) =>
      db
        .selectFrom('sessions')
        .select(['account_id', 'created_at', 'renewed_at', 'expires_at'])
        .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
        .orderBy('renewed_at', 'desc')
        .limit(limit)
        .execute(),
    async signOut(accountId) {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    async remove(accountId) {
      await db.deleteFrom('accounts').where('id', '=', accountId).execute();
    },
  };
}
