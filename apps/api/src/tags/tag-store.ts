import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Owned } from '../documents/document-store.ts';

export interface TagStore {
  /** Separated by commas; undefined if there is no such document. */
  find(owned: Owned): Promise<string | undefined>;
  /** Returns false if there is no such document. */
  replace(owned: Owned, tags: string): Promise<boolean>;
  /** The tags of each tagged document of an account, except those in the trash. */
  all(accountId: string): Promise<string[]>;
}

export function tagStore(db: Kysely<Database>): TagStore {
  return {
    async find({ id, accountId }) {
      const row = await db
        .selectFrom('documents')
        .select('tags')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row?.tags;
    },
    async replace({ id, accountId }, tags) {
      const { numUpdatedRows } = await db
        .updateTable('documents')
        .set({ tags })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async all(accountId) {
      const rows = await db
        .selectFrom('documents')
        .select('tags')
        .where('account_id', '=', accountId)
        .where('trashed_at', 'is', null)
        .where('tags', '<>', '')
        .execute();
      return rows.map(({ tags }) => tags);
    },
  };
}
