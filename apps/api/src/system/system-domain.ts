import type { Domain } from '../domain.ts';
import { type HealthServices, registerHealth } from './health.ts';
import { registerSystem, type SystemServices } from './routes.ts';

/** The server's health, and texts about the product. */
export const systemDomain = (services: HealthServices & SystemServices): Domain => ({
  publicRoutes(app) {
    registerHealth(app, services);
    registerSystem(app, services);
  },
});
