import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Favourites, the trash and recently moved documents are read from indexes of their own, however many documents an
 * account has.
 */
export const documentLists: Migration = {
  async up(db: Kysely<unknown>) {
    for (const index of [
      'documents_favourite on documents (account_id, updated_at desc, id) where favourite = 1 and trashed_at is null',
      'documents_trashed on documents (account_id, trashed_at desc, id) where trashed_at is not null',
      'documents_moved on documents (account_id) where moved_unseen = 1',
    ]) {
      await sql.raw(`create index ${index}`).execute(db);
    }
  },
};
