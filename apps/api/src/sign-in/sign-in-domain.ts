import type { Domain } from '../domain.ts';
import { type MagicLinkServices, registerMagicLink } from './magic-link-routes.ts';

/** Signing in by a link that is mailed. */
export const signInDomain = (services: MagicLinkServices): Domain => ({
  publicRoutes: (app) => registerMagicLink(app, services),
  sweep: () => services.links.sweep(),
});
