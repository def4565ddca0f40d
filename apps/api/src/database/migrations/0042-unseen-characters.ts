import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const unseen = ['\u00AD', '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF'];

/** Reindexes texts with invisible characters inside words, which no longer end a word (decision 1710). */
export const unseenCharacters: Migration = {
  async up(db: Kysely<unknown>) {
    const has = unseen.map((character) => sql`body like ${`%${character}%`}`);
    await sql`update documents set indexed_version = 0
      where id in (select document_id from document_texts where ${sql.join(has, sql` or `)})`.execute(db);
  },
};
