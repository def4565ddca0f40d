import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { createDocumentTags } from './document-tags.ts';
import { registerTags } from './routes.ts';
import { tagStore } from './tag-store.ts';

export interface TagParts {
  readonly connection: Connection;
}

/** Tags, by which users find their documents again. */
export function tagsDomain({ connection }: TagParts): Domain {
  const tags = createDocumentTags(tagStore(connection.db));
  return { routes: (app) => registerTags(app, tags) };
}
