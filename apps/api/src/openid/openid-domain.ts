import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { type IdentityProvider, openIdProvider } from './open-id.ts';
import { providerSignInStore } from './provider-sign-in-store.ts';
import { type OpenIdServices, registerOpenId } from './routes.ts';

export interface OpenIdParts extends Omit<OpenIdServices, 'identityProvider' | 'providerSignIns'> {
  readonly config: Config;
  readonly connection: Connection;
  /** Replaces the configured provider. */
  readonly identityProvider?: IdentityProvider;
}

/** Signing in with Google, or with another OpenID Connect provider. */
export function openIdDomain(parts: OpenIdParts): Domain {
  const { openId } = parts.config;
  const identityProvider = parts.identityProvider ?? (openId && openIdProvider(openId));
  const providerSignIns = providerSignInStore(parts.connection.db);
  return {
    publicRoutes: (app) => registerOpenId(app, { ...parts, identityProvider, providerSignIns }),
    sweep: () => providerSignIns.sweep(),
  };
}
