import type { Config } from '../config.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import type { FindCitations } from './find-citations.ts';
import { registerCitations } from './routes.ts';

export interface CitationParts {
  readonly config: Config;
  readonly citations: FindCitations;
  readonly limits: Limits;
}

/** Finds works that can support a passage. */
export function citationsDomain({ config, citations, limits }: CitationParts): Domain {
  return {
    routes: (app) => registerCitations(app, { citations, limits, lookUps: config.lookUps }),
    close: () => citations.close(),
  };
}
