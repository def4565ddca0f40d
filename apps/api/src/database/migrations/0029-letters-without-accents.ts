import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const letters = ['ß', 'ẞ', 'æ', 'Æ', 'œ', 'Œ', 'ø', 'Ø', 'ł', 'Ł', 'đ', 'Đ', 'ð', 'Ð', 'ı'];

/** Reindexes texts with letters that are now compared differently (decision 1710). */
export const lettersWithoutAccents: Migration = {
  async up(db: Kysely<unknown>) {
    const has = letters.map((letter) => sql`body like ${`%${letter}%`}`);
    await sql`update documents set indexed_version = 0
      where id in (select document_id from document_texts where ${sql.join(has, sql` or `)})`.execute(db);
  },
};
