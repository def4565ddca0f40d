export interface Mail {
  /** A single address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address to which a mail program posts to end mails of this kind (RFC 8058). */
  readonly stop?: string;
}

/** The transport for mails. */
export interface Mailer {
  /** Reported in the log at startup and to anyone who asks. */
  readonly kind: 'smtp' | 'folder';
  /**
   * Resolves when a mail server, or the folder, has accepted the mail.
   * @throws MailRefused if a retry is of no use, anything else if it might help
   */
  send(mail: Mail): Promise<void>;
}

/** The mail server will never accept this mail, for example because there is no such mailbox. */
export class MailRefused extends Error {
  /** Status of the server's answer, such as 550. */
  readonly status: number;

  constructor(status: number) {
    super(`The mail server refused the mail with ${status}.`);
    this.name = 'MailRefused';
    this.status = status;
  }
}
