import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was changed with the operator's tool (decision 0125). */
export const operatorActions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('operator_actions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .execute();
    await db.schema.createIndex('operator_actions_at').on('operator_actions').column('at').execute();
  },
};
