import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reindexes texts that were indexed by whole words only, now also by parts of words (decision 1710). */
export const partsOfWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update documents set indexed_version = 0
      where id in (select document_id from document_texts)`.execute(db);
  },
};
