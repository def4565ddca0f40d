import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One withdrawal is under way in each currency, where prices have had another one before. */
export const withdrawalsByCurrency: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('withdrawals_open').execute();
    await db.schema
      .createIndex('withdrawals_open')
      .on('withdrawals')
      .columns(['account_id', 'currency'])
      .unique()
      .where(sql.ref('status'), '<>', sql.lit('fulfilled'))
      .execute();
  },
};
