import { maxSaveBytes } from '@octavo/contract/document-limits';
import { endpoints } from '@octavo/contract/endpoints';
import type { Domain } from '../domain.ts';
import { createExporter } from '../export/index.ts';
import { type DocumentServices, registerDocuments } from './routes.ts';

export interface DocumentParts extends Omit<DocumentServices, 'exportDocument'> {
  /** In place of the writers in `export/`. */
  readonly exportDocument?: DocumentServices['exportDocument'];
}

/** What people write: kept, listed and downloaded. */
export function documentsDomain(parts: DocumentParts): Domain {
  const exporter = createExporter();
  const exportDocument = parts.exportDocument ?? exporter.exportDocument;
  return {
    routes: (app) => registerDocuments(app, { ...parts, exportDocument }),
    bodies: { [endpoints.saveDocument.path.replace('{documentId}', '')]: { bytes: maxSaveBytes } },
    close: () => exporter.close(),
  };
}
