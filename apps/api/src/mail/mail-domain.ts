import type { Logger } from 'pino';
import type { Domain } from '../domain.ts';
import type { ClientReader } from '../http/client.ts';
import { registerDevOutbox } from './dev-outbox.ts';
import type { FolderMailer } from './folder-mailer.ts';
import type { Outbox } from './outbox.ts';

export interface MailServices {
  readonly logger: Logger;
  readonly client: ClientReader;
  /** Undefined where no mail can be sent. */
  readonly outbox: Outbox | undefined;
  /** Where mails lie that go nowhere; undefined where a mail server is set up, and in production. */
  readonly folderMailer: FolderMailer | undefined;
}

/** Sends what other domains put into the outbox. */
export const mailDomain = ({ logger, client, outbox, folderMailer }: MailServices): Domain => ({
  publicRoutes(app) {
    if (folderMailer) registerDevOutbox(app, folderMailer, client);
  },
  begin() {
    if (folderMailer) {
      logger.warn(
        { folder: folderMailer.folder },
        'no SMTP_URL: mails are put into this folder and go nowhere',
      );
    }
    outbox?.start();
  },
  close: async () => outbox?.stop(),
});
