import { hashToken, isToken, newToken } from '../session/session-token.ts';
import type { MagicLinkStore } from './magic-link-store.ts';

/** How long a link stays valid, in minutes (PRODUCT: magic link). */
export const linkMinutes = 15;

export interface MagicLinks {
  /** Returns a new token for a mailbox, which is not stored. */
  mint(email: string): Promise<string>;
  /** The address that a link was mailed to, while the link is valid. */
  find(token: string): Promise<string | undefined>;
  /** Returns the address, the first time only. The other links of that address end as well. */
  use(token: string): Promise<string | undefined>;
  sweep(): Promise<void>;
}

export function magicLinks(store: MagicLinkStore, now: () => Date = () => new Date()): MagicLinks {
  return {
    async mint(email) {
      const token = newToken();
      const expiresAt = new Date(now().getTime() + linkMinutes * 60_000).toISOString();
      await store.add({ tokenHash: hashToken(token), email, expiresAt });
      return token;
    },
    find: async (token) => (isToken(token) ? store.find(hashToken(token), now().toISOString()) : undefined),
    async use(token) {
      if (!isToken(token)) return undefined;
      const email = await store.use(hashToken(token), now().toISOString());
      if (email !== undefined) await store.removeOf(email);
      return email;
    },
    sweep: () => store.sweep(now().toISOString()),
  };
}
