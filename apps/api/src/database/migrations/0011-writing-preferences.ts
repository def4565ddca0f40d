import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each account's personal dictionary and ignored rules. */
export const writingPreferences: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [
      ['personal_words', 'word'],
      ['ignored_rules', 'rule'],
    ] as const) {
      await db.schema
        .createTable(table)
        .addColumn('account_id', 'text', (definition) =>
          definition.notNull().references('accounts.id').onDelete('cascade'),
        )
        .addColumn(column, 'text', (definition) => definition.notNull())
        .addPrimaryKeyConstraint(`${table}_key`, ['account_id', column])
        .execute();
    }
  },
};
