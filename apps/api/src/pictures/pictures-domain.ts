import { endpoints } from '@octavo/contract/endpoints';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { pictureStore } from './picture-store.ts';
import { registerPictures } from './routes.ts';

/** More than the largest picture, so that a slightly larger one is refused with a message about pictures. */
export const pictureBodyBytes = 8 * 1024 * 1024;

export interface PictureParts {
  readonly connection: Connection;
  readonly limits: Limits;
}

/** The pictures of accounts. */
export const picturesDomain = ({ connection, limits }: PictureParts): Domain => ({
  routes: (app) => registerPictures(app, { pictures: pictureStore(connection.db), limits }),
  bodies: { [endpoints.changeProfileImage.path]: { bytes: pictureBodyBytes } },
});
