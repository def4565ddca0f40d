import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { tryAgain } from '../../database/try-again.ts';
import { hashToken, isToken, newToken } from '../../session/session-token.ts';
import { linkMinutes } from '../../sign-in/magic-links.ts';

export interface AddressChange {
  readonly accountId: string;
  /** The new address, in lower case. */
  readonly email: string;
}

export type AddressOutcome =
  | { readonly kind: 'changed'; readonly before: string | null }
  | { readonly kind: 'taken' };

/** Changes of address that wait for the link in the new mailbox to be used. */
export interface AddressChanges {
  /** Returns a new token, which is not stored. */
  mint(change: AddressChange): Promise<string>;
  find(token: string): Promise<AddressChange | undefined>;
  /**
   * Makes the change, once. Also ends the account's other links, including those mailed to the old address, and its
   * link to a sign-in provider: anyone who has taken over the old mailbox could sign in with those.
   */
  use(token: string, change: AddressChange): Promise<AddressOutcome | undefined>;
  sweep(): Promise<void>;
}

export function addressChanges(db: Kysely<Database>, now: () => Date = () => new Date()): AddressChanges {
  const at = () => now().toISOString();
  return {
    async mint({ accountId, email }) {
      const token = newToken();
      const expires = new Date(now().getTime() + linkMinutes * 60_000).toISOString();
      const row = { token_hash: hashToken(token), account_id: accountId, email, expires_at: expires };
      await db.insertInto('address_changes').values(row).execute();
      return token;
    },
    async find(token) {
      if (!isToken(token)) return undefined;
      const row = await db
        .selectFrom('address_changes')
        .select(['account_id', 'email'])
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', at())
        .executeTakeFirst();
      return row && { accountId: row.account_id, email: row.email };
    },
    use: (token, { accountId, email }) =>
      tryAgain(() =>
        db.transaction().execute(async (transaction): Promise<AddressOutcome | undefined> => {
          const { numDeletedRows } = await transaction
            .deleteFrom('address_changes')
            .where('token_hash', '=', hashToken(token))
            .where('account_id', '=', accountId)
            .where('expires_at', '>', at())
            .executeTakeFirst();
          if (numDeletedRows === 0n) return undefined;
          await transaction.deleteFrom('address_changes').where('account_id', '=', accountId).execute();
          const before = await transaction
            .selectFrom('accounts')
            .select('email')
            .where('id', '=', accountId)
            .executeTakeFirst();
          // If two accounts take an address at once, the second one fails on the unique index, is retried, and finds it
          // here.
          const other = await transaction
            .selectFrom('accounts')
            .select('id')
            .where('email', '=', email)
            .executeTakeFirst();
          if (!before || other) return { kind: 'taken' };
          await transaction.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
          await transaction.deleteFrom('identities').where('account_id', '=', accountId).execute();
          if (before.email !== null) {
            await transaction.deleteFrom('magic_links').where('email', '=', before.email).execute();
          }
          return { kind: 'changed', before: before.email };
        }),
      ),
    async sweep() {
      await db.deleteFrom('address_changes').where('expires_at', '<=', at()).execute();
    },
  };
}
