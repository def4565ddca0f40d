import { commentMailStore } from '../comments/comment-mail-store.ts';
import { commentStore } from '../comments/comment-store.ts';
import { documentComments } from '../comments/document-comments.ts';
import type { Connection } from '../database/connection.ts';
import type { PictureContents } from '../document-pictures/picture-contents.ts';
import type { Domain } from '../domain.ts';
import type { ClientReader } from '../http/client.ts';
import type { OriginReader } from '../http/public-origin.ts';
import type { Limits } from '../limits/limits.ts';
import { registerLinks } from './link-routes.ts';
import { readerLinkStore } from './reader-link-store.ts';
import { readerLinks } from './reader-links.ts';
import { registerReaders } from './reader-routes.ts';
import { sharedTextStore } from './shared-text-store.ts';
import { visitStore } from './visit-store.ts';
import { linkVisits } from './visits.ts';

export interface ReaderParts {
  readonly connection: Connection;
  readonly limits: Limits;
  readonly pictureContents: PictureContents;
  readonly client: ClientReader;
  readonly originOf: OriginReader;
}

/** Links by which others read a document and comment on it (decision 0128). */
export function readersDomain(parts: ReaderParts): Domain {
  const { db } = parts.connection;
  const store = visitStore(db);
  return {
    publicRoutes: (app) =>
      registerReaders(app, {
        ...parts,
        visits: linkVisits(store, parts.limits),
        visitStore: store,
        texts: sharedTextStore(db, parts.pictureContents),
        comments: documentComments(commentStore(db)),
      }),
    routes: (app) =>
      registerLinks(app, { ...parts, links: readerLinks(readerLinkStore(db)), mails: commentMailStore(db) }),
  };
}
