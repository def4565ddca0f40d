import type { Domain } from '../domain.ts';
import type { CompositionServices } from './composition-call.ts';
import { registerCompositions } from './routes.ts';
import { registerWritings } from './writings/routes.ts';
import { createWritings } from './writings/writings.ts';

/** Documents written as a whole: essays, ideas for them, and brainstorms. */
export function compositionsDomain(parts: Omit<CompositionServices, 'writings'>): Domain {
  const services = { ...parts, writings: createWritings() };
  return {
    routes(app) {
      registerCompositions(app, services);
      registerWritings(app, services);
    },
    close: () => services.writings.close(),
  };
}
