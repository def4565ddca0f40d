import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { IdentityProvider } from '../openid/open-id.ts';
import { linkRequests } from './link-requests.ts';
import { type MagicLinkServices, registerMagicLink } from './magic-link-routes.ts';
import { registerSignInMethods } from './sign-in-methods-route.ts';

export interface SignInParts extends Omit<MagicLinkServices, 'requests'> {
  readonly config: Pick<Config, 'openId'>;
  readonly connection: Connection;
  /** Replaces the configured provider. */
  readonly identityProvider?: IdentityProvider;
}

/** Signing in by a mailed link. */
export function signInDomain(parts: SignInParts): Domain {
  const requests = linkRequests(parts.connection.db);
  return {
    publicRoutes(app) {
      const google = (parts.identityProvider ?? parts.config.openId) !== undefined;
      registerSignInMethods(app, { mail: parts.outbox !== undefined, google });
      registerMagicLink(app, { ...parts, requests });
    },
    sweep: async () => {
      await Promise.all([parts.links.sweep(), requests.sweep()]);
    },
  };
}
