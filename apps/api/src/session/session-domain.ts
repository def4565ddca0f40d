import type { Domain } from '../domain.ts';
import { registerDevices } from './device-routes.ts';
import { registerSession, type SessionServices } from './routes.ts';

/** Identifies the caller: sessions, including anonymous ones. */
export const sessionDomain = (services: SessionServices): Domain => ({
  routes: (app) => registerDevices(app, services),
  publicRoutes: (app) => registerSession(app, services),
  sweep: () => services.sessions.sweep(),
});
