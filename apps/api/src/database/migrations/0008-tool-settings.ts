import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each account's settings of the tools panel. */
export const toolSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tool_settings')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('formality', 'text', (column) => column.notNull())
      .addColumn('writing_style', 'text', (column) => column.notNull())
      .addColumn('suggestions_enabled', 'integer', (column) => column.notNull())
      .addColumn('autocomplete_enabled', 'integer', (column) => column.notNull())
      .addColumn('button_sections_enabled', 'integer', (column) => column.notNull())
      .execute();
  },
};
