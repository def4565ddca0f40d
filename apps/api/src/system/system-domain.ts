import type { Domain } from '../domain.ts';
import { type HealthServices, registerHealth } from './health.ts';
import { registerSystem, type SystemServices } from './routes.ts';

/** Whether the server is well, and what is said of the product. */
export const systemDomain = (services: HealthServices & SystemServices): Domain => ({
  publicRoutes(app) {
    registerHealth(app, services);
    registerSystem(app, services);
  },
});
