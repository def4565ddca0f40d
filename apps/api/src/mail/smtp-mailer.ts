import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/loopback.ts';
import type { MailSettings } from '../service-settings.ts';
import { type Mailer, MailRefused } from './mail.ts';

const second = 1000;

export interface SmtpTimeouts {
  /** In milliseconds each: connecting, the greeting, and every later answer. */
  readonly connection: number;
  readonly greeting: number;
  readonly answer: number;
}

export interface SmtpMailer extends Mailer {
  readonly kind: 'smtp';
}

const usual: SmtpTimeouts = { connection: 10 * second, greeting: 10 * second, answer: 20 * second };

/**
 * Sends mails through an SMTP server. If the address has a password, TLS is required (by `smtps://`, or STARTTLS on
 * `smtp://`), except on this machine. Addresses and subject are passed as fields, which nodemailer encodes: a line
 * break in them cannot start a header of its own.
 */
export function smtpMailer({ smtpUrl, from }: MailSettings, timeouts = usual): SmtpMailer {
  const { hostname, password } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: smtpUrl.startsWith('smtp:') && password !== '' && !isLoopback(hostname),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.answer,
    dnsTimeout: timeouts.connection,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    async send({ to, subject, text, html, stop }) {
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Prevents out-of-office replies (RFC 3834).
        headers: { 'auto-submitted': 'auto-generated', ...(stop !== undefined && unsubscribing(stop)) },
      };
      await transport.sendMail(message).catch((error: unknown) => {
        throw refusalOf(error) ?? error;
      });
    },
  };
}

/** https://www.rfc-editor.org/rfc/rfc8058#section-3.1 */
const unsubscribing = (address: string) => ({
  'list-unsubscribe': `<${address}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});

/** A permanent refusal (RFC 5321: 5xx) of this mail; a refused password concerns every mail and may get fixed. */
function refusalOf(error: unknown): MailRefused | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return undefined;
  const { code, responseCode } = error;
  const ofThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return ofThisMail && typeof responseCode === 'number' && responseCode >= 500
    ? new MailRefused(responseCode)
    : undefined;
}
