import { join } from 'node:path';
import type { MailSettings } from '../service-settings.ts';
import { folderMailer, type FolderMailer } from './folder-mailer.ts';
import { smtpMailer, type SmtpMailer } from './smtp-mailer.ts';

export interface MailerChoice {
  readonly production: boolean;
  readonly dataDir: string;
  readonly mail: MailSettings | undefined;
}

/** SMTP if configured; else a folder, except in production, where nobody would look for mails in one. */
export function chooseMailer(config: MailerChoice): SmtpMailer | FolderMailer | undefined {
  if (config.mail) return smtpMailer(config.mail);
  return config.production ? undefined : folderMailer(join(config.dataDir, 'outbox'));
}
