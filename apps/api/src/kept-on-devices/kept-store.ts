import type { KeptDocuments } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface KeptStore {
  /** Which of these documents the account has, and which of them are locked. */
  documentsOf(accountId: string, ids: readonly string[]): Promise<Pick<KeptDocuments, 'readable' | 'locked'>>;
  /** Which of these accounts have been merged into this one. */
  mergedInto(accountId: string, ids: readonly string[]): Promise<string[]>;
  /** Which of these accounts belong to visitors who cannot come back because their session has ended. */
  leftAmong(ids: readonly string[]): Promise<string[]>;
}

export function keptStore(db: Kysely<Database>, now: () => Date = () => new Date()): KeptStore {
  return {
    async documentsOf(accountId, ids) {
      if (ids.length === 0) return { readable: [], locked: [] };
      const rows = await db
        .selectFrom('documents')
        .select(['id', 'encryption'])
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .execute();
      const idsWhere = (encryption: 0 | 1) =>
        rows.flatMap((row) => (row.encryption === encryption ? row.id : []));
      return { readable: idsWhere(0), locked: idsWhere(1) };
    },
    async mergedInto(accountId, ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('merged_accounts')
        .select('from_id')
        .where('to_id', '=', accountId)
        .where('from_id', 'in', ids)
        .execute();
      return rows.map(({ from_id: id }) => id);
    },
    async leftAmong(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('accounts')
        .leftJoin('sessions', (join) =>
          join
            .onRef('sessions.account_id', '=', 'accounts.id')
            .on('sessions.expires_at', '>', now().toISOString()),
        )
        .select('accounts.id')
        .where('accounts.id', 'in', ids)
        .where('accounts.type', '=', 'anon')
        .where('sessions.account_id', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
