import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashToken } from '../session/session-token.ts';
import type { Begun } from './open-id.ts';

const lifetime = 10 * 60_000;

/** A sign-in in progress, and the page of the app to return to. */
interface Kept extends Begun {
  readonly returnTo: string;
}

/** Sign-ins in progress at the provider: any server process can finish what another one began. */
export interface ProviderSignInStore {
  add(begun: Kept): Promise<void>;
  /** Returns and deletes it, so that it can be finished only once. */
  take(state: string): Promise<Kept | undefined>;
  sweep(): Promise<void>;
}

export function providerSignInStore(
  db: Kysely<Database>,
  now: () => Date = () => new Date(),
): ProviderSignInStore {
  const at = (later = 0): string => new Date(now().getTime() + later).toISOString();
  return {
    async add({ state, nonce, verifier, redirectUri, returnTo }) {
      await db
        .insertInto('provider_sign_ins')
        .values({
          state_hash: hashToken(state),
          nonce,
          verifier,
          redirect_uri: redirectUri,
          return_to: returnTo,
          expires_at: at(lifetime),
        })
        .execute();
    },
    async take(state) {
      const row = await db
        .deleteFrom('provider_sign_ins')
        .where('state_hash', '=', hashToken(state))
        .where('expires_at', '>', at())
        .returningAll()
        .executeTakeFirst();
      return (
        row && {
          state,
          nonce: row.nonce,
          verifier: row.verifier,
          redirectUri: row.redirect_uri,
          returnTo: row.return_to,
        }
      );
    },
    async sweep() {
      await db.deleteFrom('provider_sign_ins').where('expires_at', '<=', at()).execute();
    },
  };
}
