import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { createFindCitations } from './find-citations.ts';
import { createLibrary } from './library.ts';
import { libraryStore } from './library-store.ts';
import { registerCitations } from './routes.ts';
import { crossref } from './sources/crossref.ts';
import { openAlex } from './sources/openalex.ts';
import { openLibrary } from './sources/open-library.ts';

export interface CitationParts {
  readonly config: Config;
  readonly connection: Connection;
  readonly limits: Limits;
}

/** Works that a passage can be supported by. */
export function citationsDomain({ config, connection, limits }: CitationParts): Domain {
  const { lookUps } = config;
  const library = createLibrary(libraryStore(connection.db));
  const citations = createFindCitations(library, [
    ...(lookUps.crossref ? [crossref(lookUps.crossref)] : []),
    ...(lookUps.openAlex ? [openAlex(lookUps.openAlex)] : []),
    ...(lookUps.openLibrary ? [openLibrary(lookUps.openLibrary)] : []),
  ]);
  return { routes: (app) => registerCitations(app, { citations, limits, lookUps }) };
}
