import type { Connection } from '../database/connection.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { Quotas } from '../documents/quotas.ts';
import type { Domain } from '../domain.ts';
import { createDocumentVersions } from './document-versions.ts';
import { registerVersions } from './routes.ts';
import { versionStore } from './version-store.ts';

export interface VersionParts {
  readonly connection: Connection;
  readonly documents: DocumentService;
  readonly quotas: Quotas;
}

/** Earlier versions of documents. */
export function versionsDomain({ connection, documents, quotas }: VersionParts): Domain {
  const versions = createDocumentVersions(versionStore(connection.db), documents);
  return { routes: (app) => registerVersions(app, versions, quotas), sweep: () => versions.sweep() };
}
