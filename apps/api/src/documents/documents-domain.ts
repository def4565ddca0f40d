import { maxSaveBytes } from '@octavo/contract/document-limits';
import { endpoints } from '@octavo/contract/endpoints';
import { commentsFor } from '../comments/comments-for.ts';
import type { Connection } from '../database/connection.ts';
import type { PictureContents } from '../document-pictures/picture-contents.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { registerWholeAccount } from './whole-account/routes.ts';
import { createExporter } from '../export/index.ts';
import { saveThread } from './save-thread.ts';
import { completeForPro, type DocumentServices, registerDocuments } from './routes.ts';

export interface DocumentParts extends Omit<DocumentServices, 'exportDocument' | 'commentsFor' | 'saves'> {
  readonly connection: Connection;
  readonly limits: Limits;
  readonly pictureContents: PictureContents;
  /** Replaces the writers in `export/`. */
  readonly exportDocument?: DocumentServices['exportDocument'];
}

/** Users' documents: storing, listing and downloading them. */
export function documentsDomain(parts: DocumentParts): Domain {
  const exporter = createExporter();
  const saves = saveThread(parts.connection.settings);
  const exportDocument = parts.exportDocument ?? exporter.exportDocument;
  return {
    beforeRoutes: (app) => completeForPro(app, parts.documents),
    routes(app) {
      registerDocuments(app, {
        ...parts,
        exportDocument,
        commentsFor: commentsFor(parts.connection.db),
        saves,
      });
      registerWholeAccount(app, {
        db: parts.connection.db,
        contents: parts.pictureContents,
        limits: parts.limits,
        exportDocument,
      });
    },
    bodies: { [endpoints.saveDocument.path.replace('{documentId}', '')]: { bytes: maxSaveBytes } },
    close: async () => void (await Promise.all([exporter.close(), saves.close()])),
  };
}
