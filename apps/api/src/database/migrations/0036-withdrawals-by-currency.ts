import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One open withdrawal per currency, for accounts that earned in a former currency too. */
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
