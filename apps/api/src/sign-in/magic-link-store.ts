import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Links that were mailed. Only a hash of each token is kept. */
export interface MagicLinkStore {
  add(link: { tokenHash: string; email: string; expiresAt: string }): Promise<void>;
  /** Gives the address and forgets the link. One statement, so that of two uses at once one wins. */
  use(tokenHash: string, at: string): Promise<string | undefined>;
  find(tokenHash: string, at: string): Promise<string | undefined>;
  /** Forgets every link that was mailed to an address. */
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
