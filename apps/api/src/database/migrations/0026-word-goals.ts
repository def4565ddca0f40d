import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many words a document is meant to have; none of the documents before had a goal. */
export const wordGoals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('documents').addColumn('word_goal', 'integer').execute();
  },
};
