import type { Domain } from '../domain.ts';
import type { CompositionServices } from './composition-call.ts';
import { registerCompositions } from './routes.ts';
import { registerWritings } from './writings/routes.ts';
import { createWritings } from './writings/writings.ts';

/** Whole documents that are written in one go: essays, the ideas for them, and brainstorms. */
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
