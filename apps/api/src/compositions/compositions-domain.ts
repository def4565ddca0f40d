import type { Domain } from '../domain.ts';
import type { CompositionServices } from './composition-call.ts';
import { registerCompositions } from './routes.ts';

/** Whole documents that are written in one go: essays, the ideas for them, and brainstorms. */
export const compositionsDomain = (services: CompositionServices): Domain => ({
  routes: (app) => registerCompositions(app, services),
});
