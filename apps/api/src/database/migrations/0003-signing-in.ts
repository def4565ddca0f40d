import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mailed links, sign-ins in progress at Google, and the accounts it has vouched for. */
export const signingIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('magic_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('provider_sign_ins')
      .addColumn('state_hash', 'text', (column) => column.primaryKey())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('verifier', 'text', (column) => column.notNull())
      .addColumn('redirect_uri', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
      .execute();
    await db.schema.createIndex('identities_by_account').on('identities').column('account_id').execute();
  },
};
