import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { homePath } from '@octavo/contract/app-path';

/** The page that a visitor was on when the sign-in began. */
export const waysBack: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('mails')
      .addColumn('path', 'text', (column) => column.notNull().defaultTo(homePath))
      .execute();
    await db.schema
      .alterTable('provider_sign_ins')
      .addColumn('return_to', 'text', (column) => column.notNull().defaultTo(homePath))
      .execute();
  },
};
