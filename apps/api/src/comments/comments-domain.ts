import { endpoints } from '@octavo/contract/endpoints';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { commentMailStore } from './comment-mail-store.ts';
import { commentStore } from './comment-store.ts';
import { documentComments } from './document-comments.ts';
import { registerComments } from './routes.ts';

/** For 500 anchors of 2,064 characters, in UTF-8. */
const anchorBytes = 4 * 1024 * 1024;

export interface CommentParts {
  readonly connection: Connection;
  readonly limits: Limits;
}

/** What the writer of a document does with the comments of its readers. */
export function commentsDomain({ connection: { db }, limits }: CommentParts): Domain {
  const comments = documentComments(commentStore(db));
  const mails = commentMailStore(db);
  return {
    routes: (app) => registerComments(app, { comments, mails, limits }),
    bodies: { [endpoints.moveAnchors.path.replace('{documentId}', '')]: { bytes: anchorBytes } },
  };
}
