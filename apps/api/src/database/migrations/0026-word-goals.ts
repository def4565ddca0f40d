import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A document's target number of words; existing documents have none. */
export const wordGoals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('documents').addColumn('word_goal', 'integer').execute();
  },
};
