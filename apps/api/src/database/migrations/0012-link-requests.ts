import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which browsers requested a link to which mailbox. */
export const linkRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('link_requests')
      .addColumn('session_hash', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('link_requests_key', ['session_hash', 'email'])
      .execute();
  },
};
