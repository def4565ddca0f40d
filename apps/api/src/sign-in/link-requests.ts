import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashToken } from '../session/session-token.ts';

/** Longer than a mail may wait and a link works. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Remembers by its session which browser asked for a link to which mailbox. A link that somebody else asked for signs in
 * too, but into the account of that mailbox: what a visitor wrote must not follow it there unasked (login CSRF).
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
