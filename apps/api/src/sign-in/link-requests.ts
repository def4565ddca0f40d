import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashToken } from '../session/session-token.ts';

/** Longer than a mail may be delayed and a link stays valid. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Remembers, by session, which browser requested a link to which mailbox. A link that somebody else requested signs in
 * too, but into the account of that mailbox: a visitor's texts must not be moved there without consent (login CSRF).
 */
export interface LinkRequests {
  add(sessionToken: string, email: string): Promise<void>;
  has(sessionToken: string, email: string): Promise<boolean>;
  sweep(): Promise<void>;
}

export function linkRequests(db: Kysely<Database>, now: () => Date = () => new Date()): LinkRequests {
  return {
    async add(sessionToken, email) {
      const expires = new Date(now().getTime() + lifetime).toISOString();
      await db
        .insertInto('link_requests')
        .values({ session_hash: hashToken(sessionToken), email, expires_at: expires })
        .onConflict((conflict) =>
          conflict.columns(['session_hash', 'email']).doUpdateSet({ expires_at: expires }),
        )
        .execute();
    },
    async has(sessionToken, email) {
      const row = await db
        .selectFrom('link_requests')
        .select('email')
        .where('session_hash', '=', hashToken(sessionToken))
        .where('email', '=', email)
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
    async sweep() {
      await db.deleteFrom('link_requests').where('expires_at', '<=', now().toISOString()).execute();
    },
  };
}
