import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether an inviter is still to get a month for a friend, and on how many days the friend has written. */
export const daysOfFriends: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['month_due', 'written_days']) {
      await db.schema
        .alterTable('invitations')
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .alterTable('invitations')
      .addColumn('last_day', 'text', (added) => added.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('invitations_due').on('invitations').column('month_due').execute();
  },
};
