export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Who carries mails. */
export interface Mailer {
  /** What is said of it at the start and to whoever asks. */
  readonly kind: 'smtp' | 'folder';
  /**
   * Resolves when the mail has been taken over: by a mail server, or by the folder.
   * @throws MailRefused where another try is of no use, anything else where one is
   */
  send(mail: Mail): Promise<void>;
}

/** The mail server will never take this mail: say, there is no such mailbox. */
export class MailRefused extends Error {
  /** Of the server's answer, such as 550. */
  readonly status: number;

  constructor(status: number) {
    super(`The mail server refused the mail with ${status}.`);
    this.name = 'MailRefused';
    this.status = status;
  }
}
