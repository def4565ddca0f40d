import { endpoints } from '@octavo/contract/endpoints';
import type { Connection } from '../database/connection.ts';
import type { Quotas } from '../documents/quotas.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { deleteUnusedObjects } from './delete-unused-objects.ts';
import type { PictureContents, PictureStorage } from './picture-contents.ts';
import { documentPictureStore } from './document-picture-store.ts';
import { registerDocumentPictures } from './routes.ts';

/** More than the largest picture, so that a slightly larger one is refused with a message about pictures. */
const bodyBytes = 14 * 1024 * 1024;

export interface DocumentPictureParts {
  readonly connection: Connection;
  readonly quotas: Quotas;
  readonly limits: Limits;
  /** Undefined where the database holds the pictures. */
  readonly pictureStorage: PictureStorage | undefined;
  readonly pictureContents: PictureContents;
}

/** The pictures in documents. */
export function documentPicturesDomain(parts: DocumentPictureParts): Domain {
  const { connection, quotas, limits, pictureStorage, pictureContents } = parts;
  const pictures = documentPictureStore(connection.db, pictureContents);
  return {
    routes: (app) => registerDocumentPictures(app, { pictures, quotas, limits }),
    ...(pictureStorage && { sweep: () => deleteUnusedObjects(pictureStorage) }),
    bodies: { [endpoints.addPicture.path.replace('{documentId}', '')]: { bytes: bodyBytes } },
  };
}
