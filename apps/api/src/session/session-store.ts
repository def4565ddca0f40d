import type { Kysely } from 'kysely';
import type { Account } from '../account/account.ts';
import { type AccountRow, accountColumns, type PlanRow, withOwner } from '../account/account-store.ts';
import type { Database } from '../database/schema.ts';
import { isDiskFull } from '../database/troubles.ts';
import { hashToken, isToken, newToken, sessionId } from './session-token.ts';

const day = 24 * 60 * 60 * 1000;
/** An anonymous visitor's documents depend on the session alone, so it lives as long as browsers keep a cookie. */
export const sessionLifetime = 365 * day;
const renewAfter = day;
/** Most characters stored of a user agent; browsers send about 120. */
const longestDevice = 400;

export interface Session {
  readonly account: Account;
  /** The session was renewed just now, so its cookie has to be as well. */
  readonly renewed: boolean;
}

/** A session as its owner may see it. */
export interface OpenSession {
  /** Derived from the stored hash of the token; neither can be recovered from it. */
  readonly id: string;
  /** The browser's User-Agent. */
  readonly device: string;
  readonly signedInAt: string;
  /** Precise to the day. */
  readonly lastUsedAt: string;
}

export interface SessionStore {
  /** Returns the token, which is not stored. */
  open(accountId: string, device?: string): Promise<string>;
  find(token: string): Promise<Session | undefined>;
  close(token: string): Promise<void>;
  listOf(accountId: string): Promise<readonly OpenSession[]>;
  /** Closes one session of an account, by its `id`. */
  closeOne(accountId: string, id: string): Promise<boolean>;
  /** Closes all sessions of an account, except the one with this token. */
  closeAll(accountId: string, exceptToken?: string): Promise<void>;
  /** Deletes what has expired. */
  sweep(): Promise<void>;
}

export function sessionStore(db: Kysely<Database>, now: () => Date = () => new Date()): SessionStore {
  const times = () => {
    const at = now();
    return { at: at.toISOString(), until: new Date(at.getTime() + sessionLifetime).toISOString() };
  };

  async function renew(hash: string, renewedAt: string): Promise<boolean> {
    if (now().getTime() - Date.parse(renewedAt) < renewAfter) return false;
    const { at, until } = times();
    try {
      await db
        .updateTable('sessions')
        .set({ renewed_at: at, expires_at: until })
        .where('token_hash', '=', hash)
        .execute();
    } catch (error) {
      // A caller that only reads can continue.
      if (isDiskFull(error)) return false;
      throw error;
    }
    return true;
  }

  return {
    async open(accountId, device = '') {
      const token = newToken();
      const { at, until } = times();
      const row = {
        token_hash: hashToken(token),
        account_id: accountId,
        created_at: at,
        renewed_at: at,
        expires_at: until,
        device: device.slice(0, longestDevice),
      };
      await db.insertInto('sessions').values(row).execute();
      return token;
    },
    async find(token) {
      if (!isToken(token)) return undefined;
      const hash = hashToken(token);
      const row:
        | (AccountRow & {
            renewed_at: string;
            owner_plan: PlanRow['plan'];
            owner_paid: PlanRow['paid'];
          })
        | undefined = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .leftJoin('accounts as owner', 'owner.id', 'accounts.owner_id')
        .select(accountColumns)
        .select(['sessions.renewed_at', 'owner.plan as owner_plan', 'owner.paid as owner_paid'])
        .where('token_hash', '=', hash)
        .where('expires_at', '>', times().at)
        .executeTakeFirst();
      if (!row) return undefined;
      return { account: withOwner(row), renewed: await renew(hash, row.renewed_at) };
    },
    async close(token) {
      await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
    },
    async listOf(accountId) {
      const rows = await db
        .selectFrom('sessions')
        .select(['token_hash', 'device', 'created_at', 'renewed_at'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', times().at)
        .orderBy('renewed_at', 'desc')
        .orderBy('token_hash')
        .execute();
      return rows.map((row) => ({
        id: sessionId(row.token_hash),
        device: row.device,
        signedInAt: row.created_at,
        lastUsedAt: row.renewed_at,
      }));
    },
    async closeOne(accountId, id) {
      const rows = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .execute();
      const found = rows.find((row) => sessionId(row.token_hash) === id);
      if (!found) return false;
      await db.deleteFrom('sessions').where('token_hash', '=', found.token_hash).execute();
      return true;
    },
    async closeAll(accountId, exceptToken) {
      await db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .where('token_hash', '!=', exceptToken === undefined ? '' : hashToken(exceptToken))
        .execute();
    },
    async sweep() {
      await db.deleteFrom('sessions').where('expires_at', '<=', times().at).execute();
    },
  };
}
