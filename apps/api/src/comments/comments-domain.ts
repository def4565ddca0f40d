import { endpoints } from '@octavo/contract/endpoints';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { TextsByLanguage } from '../texts/sign-in-texts.ts';
import { commentMailStore } from './comment-mail-store.ts';
import { commentStore } from './comment-store.ts';
import { documentComments } from './document-comments.ts';
import { announcer } from './mails/announcer.ts';
import { registerStop } from './mails/stop-routes.ts';
import { registerComments } from './routes.ts';

/** For 500 anchors of 2,064 characters, in UTF-8. */
const anchorBytes = 4 * 1024 * 1024;

export interface CommentParts {
  readonly connection: Connection;
  readonly limits: Limits;
  readonly logger: Logger;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly signInTexts: TextsByLanguage;
  /** Undefined if no mail can be sent. */
  readonly outbox: Outbox | undefined;
}

/** What the writer of a document does with the comments of its readers, and the mails about them. */
export function commentsDomain(parts: CommentParts): Domain {
  const { limits, logger, config, signInTexts, outbox } = parts;
  const { db } = parts.connection;
  const comments = documentComments(commentStore(db));
  const mails = commentMailStore(db);
  const announcing = outbox && announcer({ db, outbox, limits, publicUrl: config.publicUrl }, logger);
  return {
    publicRoutes: (app) => registerStop(app, { db, signInTexts }),
    begin: () => announcing?.begin(),
    close: async () => announcing?.close(),
    routes: (app) => registerComments(app, { comments, mails, limits }),
    bodies: { [endpoints.moveAnchors.path.replace('{documentId}', '')]: { bytes: anchorBytes } },
  };
}
