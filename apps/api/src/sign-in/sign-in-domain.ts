import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { linkRequests } from './link-requests.ts';
import { type MagicLinkServices, registerMagicLink } from './magic-link-routes.ts';

export interface SignInParts extends Omit<MagicLinkServices, 'requests'> {
  readonly connection: Connection;
}

/** Signing in by a link that is mailed. */
export function signInDomain(parts: SignInParts): Domain {
  const requests = linkRequests(parts.connection.db);
  return {
    publicRoutes: (app) => registerMagicLink(app, { ...parts, requests }),
    sweep: async () => {
      await Promise.all([parts.links.sweep(), requests.sweep()]);
    },
  };
}
