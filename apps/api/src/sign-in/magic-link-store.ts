import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Mailed links. Only a hash of each token is stored. */
export interface MagicLinkStore {
  add(link: { tokenHash: string; email: string; expiresAt: string }): Promise<void>;
  /**
   * Returns the address and deletes the link. It is a single statement, so that only one of two concurrent uses
   * succeeds.
   */
  use(tokenHash: string, at: string): Promise<string | undefined>;
  find(tokenHash: string, at: string): Promise<string | undefined>;
  /** Deletes all links mailed to an address. */
  removeOf(email: string): Promise<void>;
  sweep(at: string): Promise<void>;
}

export function magicLinkStore(db: Kysely<Database>): MagicLinkStore {
  return {
    async add({ tokenHash, email, expiresAt }) {
      await db
        .insertInto('magic_links')
        .values({ token_hash: tokenHash, email, expires_at: expiresAt })
        .execute();
    },
    async use(tokenHash, at) {
      const row = await db
        .deleteFrom('magic_links')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', at)
        .returning('email')
        .executeTakeFirst();
      return row?.email;
    },
    async find(tokenHash, at) {
      const row = await db
        .selectFrom('magic_links')
        .select('email')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return row?.email;
    },
    async removeOf(email) {
      await db.deleteFrom('magic_links').where('email', '=', email).execute();
    },
    async sweep(at) {
      await db.deleteFrom('magic_links').where('expires_at', '<=', at).execute();
    },
  };
}
