import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mail, MailRefused } from './mail.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { readMail } from './testing/read-mail.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

const mail = {
  to: 'reader@write.example',
  subject: 'Anmeldung für „Müßiggänger“',
  text: 'Grüße\n\nhttps://write.example/auth/magiclink/abc\n',
  html: '<p>Grüße</p>',
};
const short = { connection: 400, greeting: 400, answer: 400 };

let peer: SmtpPeer;
beforeAll(async () => {
  peer = await startSmtpPeer();
});
afterAll(() => peer.stop());

const send = (changes: Partial<Mail> = {}, url = peer.url, timeouts?: typeof short): Promise<unknown> =>
  smtpMailer({ smtpUrl: url, from: 'Octavo <octavo@write.example>' }, timeouts)
    .send({ ...mail, ...changes })
    .then(
      () => 'sent',
      (error: unknown) => error,
    );

test('a mail arrives with plain text, HTML and all characters', async () => {
  await peer.behave({ kind: 'accept' });
  expect(await send()).toBe('sent');
  const [taken] = (await peer.seen()).taken;
  expect([taken?.from, taken?.to]).toEqual(['octavo@write.example', ['reader@write.example']]);
  const { headers, text, html } = readMail(taken?.source ?? '');
  expect([headers['from'], headers['to'], headers['subject'], headers['auto-submitted']]).toEqual([
    'Octavo <octavo@write.example>',
    'reader@write.example',
    mail.subject,
    'auto-generated',
  ]);
  expect([text.trimEnd(), html.trimEnd()]).toEqual([mail.text.trimEnd(), mail.html]);
});

test('a mail with an unsubscribe link announces it to mail programs (RFC 8058)', async () => {
  await peer.behave({ kind: 'accept' });
  expect(await send({ stop: 'https://write.example/mail/stop/abc' })).toBe('sent');
  const { headers } = readMail((await peer.seen()).taken.at(-1)?.source ?? '');
  expect([headers['list-unsubscribe'], headers['list-unsubscribe-post']]).toEqual([
    '<https://write.example/mail/stop/abc>',
    'List-Unsubscribe=One-Click',
  ]);
});

test('a line break in a field adds no header and no recipient', async () => {
  await peer.behave({ kind: 'accept' });
  expect(await send({ subject: 'x\r\nBcc: thief@evil.example\r\nX-Evil: 1' })).toBe('sent');
  await send({ to: 'reader@write.example\r\nBcc: thief@evil.example' });
  await send({ to: 'reader@write.example, thief@evil.example' });
  for (const { to, source } of (await peer.seen()).taken) {
    expect(to).toHaveLength(1);
    const { headers } = readMail(source);
    expect(Object.keys(headers)).not.toContain('bcc');
    expect(Object.keys(headers)).not.toContain('x-evil');
  }
});

test('a permanent refusal by the mailbox is distinguished from a temporary one', async () => {
  await peer.behave({ kind: 'refuse', status: 550 });
  const lasting = await send();
  expect(lasting).toBeInstanceOf(MailRefused);
  expect(lasting).toMatchObject({ status: 550 });
  await peer.behave({ kind: 'refuse', status: 451 });
  const passing = await send();
  expect(passing).toBeInstanceOf(Error);
  expect(passing).not.toBeInstanceOf(MailRefused);
});

test('a wrong password does not count as a refusal of the mail, and is in no message', async () => {
  await peer.behave({ kind: 'accept' });
  const wrong = await send({}, `smtp://octavo:SECRET@127.0.0.1:${peer.port}`);
  expect(wrong).toBeInstanceOf(Error);
  expect(wrong).not.toBeInstanceOf(MailRefused);
  expect(String(wrong)).not.toContain('SECRET');
  expect(await send({}, `smtp://octavo:right@127.0.0.1:${peer.port}`)).toBe('sent');
});

test.each(['silent', 'stall', 'drop'] as const)(
  'a server that goes %s is abandoned in time',
  async (kind) => {
    await peer.behave({ kind });
    const begin = performance.now();
    const result = await send({}, peer.url, short);
    expect(result).toBeInstanceOf(Error);
    expect(result).not.toBeInstanceOf(MailRefused);
    expect(performance.now() - begin).toBeLessThan(9000);
  },
);

test('a password is not sent unencrypted to another machine', async () => {
  await peer.behave({ kind: 'accept' });
  // The same machine under an address that is not loopback; the peer offers no TLS.
  expect(await send({}, `smtp://octavo:right@0.0.0.0:${peer.port}`)).toMatchObject({ code: 'ETLS' });
  expect((await peer.seen()).taken).toEqual([]);
});
