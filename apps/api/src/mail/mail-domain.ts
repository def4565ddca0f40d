import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Domain } from '../domain.ts';
import { isLoopback } from '../http/loopback.ts';
import { registerDevOutbox } from './dev-outbox.ts';
import type { FolderMailer } from './folder-mailer.ts';
import type { Outbox } from './outbox.ts';

export interface MailServices {
  readonly logger: Logger;
  readonly config: Pick<Config, 'host'>;
  /** Undefined if no mail can be sent. */
  readonly outbox: Outbox | undefined;
  /** Holds mails that are not sent; undefined if a mail server is set up, and in production. */
  readonly folderMailer: FolderMailer | undefined;
}

/** Sends what other domains put into the outbox. */
export const mailDomain = ({ logger, config, outbox, folderMailer }: MailServices): Domain => ({
  publicRoutes(app) {
    // A server that others can reach shows its mails to nobody.
    if (folderMailer && isLoopback(hostnameOf(config.host))) registerDevOutbox(app, folderMailer);
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

/** As in `URL.hostname`. */
const hostnameOf = (host: string): string => (host.includes(':') ? `[${host}]` : host);
