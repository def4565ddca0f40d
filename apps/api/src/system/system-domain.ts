import type { Domain } from '../domain.ts';
import { type HealthServices, registerHealth } from './health.ts';
import { registerSystem } from './routes.ts';

/** Whether the server is well, and what is said of the product. */
export const systemDomain = (services: HealthServices): Domain => ({
  publicRoutes(app) {
    registerHealth(app, services);
    registerSystem(app);
  },
});
