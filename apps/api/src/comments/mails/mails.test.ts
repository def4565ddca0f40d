import { commentMail } from '@octavo/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/answer-of.ts';
import type { Browser } from '../../testing/browser.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { databaseKinds } from '../../testing/test-databases.ts';
import { sharingWriter } from '../../readers/testing/sharing-writer.ts';
import { announceComments } from './announce-comments.ts';

const minute = 60_000;
const address = 'ada@write.example';

describe.each(databaseKinds)('mails about comments on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;
  let on: ReturnType<typeof sharingWriter>;

  beforeEach(async () => {
    app = await openTestApp(kind, { environment: { PUBLIC_URL: 'https://write.example' } });
    const person = { email: address, name: '', countryCode: 'PT' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    writer = app.browser().with('__Host-octavo_session', token).with('i18next', 'de-DE');
    on = sharingWriter(app, writer);
  });
  afterEach(() => app.close());

  /** Runs a round as if it began that many minutes from now. */
  const announce = async (minutes: number) => {
    const { outbox, limits } = app.services;
    if (!outbox) throw new Error('There is an outbox outside production.');
    const parts = { db: app.connection.db, outbox, limits, publicUrl: 'https://write.example' };
    await announceComments(parts, new Date(Date.now() + minutes * minute));
    await outbox.deliver();
  };
  const mails = async () => (await app.services.folderMailer?.list()) ?? [];
  const stopOf = (stop: string | undefined) => new URL(stop ?? '').pathname;

  test('a writer is notified of new comments, grouped by document, and not of answers', async () => {
    const tides = await on.start('The tide comes in.', 'Tides <1>');
    const moons = await on.start('The moon is up.', 'Moons');
    const reader = await on.open((await on.share(tides)).token);
    const other = await on.open((await on.share(moons)).token);
    const said = await on.say(reader, 'One');
    await on.say(reader, 'Two');
    await on.say(other, 'Three');
    await on.answer(tides, said.id, 'Answer');
    await announce(5);
    expect(await mails()).toEqual([]);
    await announce(11);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: address,
      subject: 'Neue Kommentare in Octavo',
      stop: expect.stringMatching(/^https:\/\/write\.example\/mail\/stop\/[\w-]{43}$/),
    });
    const lines = mail?.text.split('\n').filter((line) => /Kommentare:|document/.test(line));
    expect(lines).toEqual([
      '„Moons“ – neue Kommentare: 1',
      `https://write.example/app/document/${moons}`,
      '„Tides <1>“ – neue Kommentare: 2',
      `https://write.example/app/document/${tides}`,
    ]);
    expect(mail?.html).toContain('Tides &lt;1&gt;');
    expect(mail?.text).not.toContain('One');
  });

  test('at most one mail per hour is sent, and never the same one twice', async () => {
    const id = await on.start();
    const reader = await on.open((await on.share(id)).token);
    await on.say(reader, 'One');
    await announce(11);
    await announce(12);
    expect(await mails()).toHaveLength(1);
    await on.say(reader, 'Two');
    await app.connection.db
      .updateTable('document_comments')
      .set({ created_at: new Date(Date.now() + 20 * minute).toISOString() })
      .where('text', '=', 'Two')
      .execute();
    await announce(40);
    expect(await mails()).toHaveLength(1);
    await Promise.all([announce(75), announce(75)]);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]?.text).toContain('neue Kommentare: 1');
    await announce(200);
    expect(await mails()).toHaveLength(2);
  });

  test('comments on deleted, trashed or locked documents are not announced', async () => {
    const reader = await on.open((await on.share(await on.start())).token);
    const said = await on.say(reader, 'One');
    await reader.browser.delete(reader.at(`comments/${said.id}`));
    const trashed = await on.start();
    await on.say(await on.open((await on.share(trashed)).token), 'Two');
    await writer.delete(`/docs/item/${trashed}`);
    const locked = await on.start();
    await on.say(await on.open((await on.share(locked)).token), 'Three');
    await writer.post(`/docs/lock/${locked}`, { password: 'correct horse', hint: '' });
    await announce(11);
    expect(await mails()).toEqual([]);
  });

  test('a writer turns mails off and on, in the settings or with one click in a mail', async () => {
    const id = await on.start();
    const reader = await on.open((await on.share(id)).token);
    const isOn = async () => (await answerOf(commentMail, writer.get('/account/comment_mail'))).on;
    expect(await isOn()).toBe(true);
    await writer.post('/account/comment_mail', { on: false });
    expect(await isOn()).toBe(false);
    await on.say(reader, 'Not told');
    await announce(11);
    expect(await mails()).toEqual([]);
    await writer.post('/account/comment_mail', { on: true });
    await on.say(reader, 'Told');
    await announce(100);
    const [mail] = await mails();
    expect(mail?.text).toContain('neue Kommentare: 1');
    const path = stopOf(mail?.stop);
    const program = app.browser();
    const page = await program.get(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain(`action="${path}"`);
    expect(await isOn()).toBe(true);
    // Unsubscribes as a mail program does (RFC 8058).
    const stopped = await program.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(200);
    expect(await isOn()).toBe(false);
    expect((await program.get(`/mail/stop/${'x'.repeat(43)}`)).status).toBe(404);
  });

  test('users without an address get no mails', async () => {
    const visitor = await app.visitor();
    const without = sharingWriter(app, visitor);
    await without.say(await without.open((await without.share(await without.start())).token), 'One');
    await announce(11);
    expect(await mails()).toEqual([]);
    expect(await answerOf(commentMail, visitor.get('/account/comment_mail'))).toEqual({ on: false });
    expect((await visitor.post('/account/comment_mail', { on: true })).status).toBe(403);
  });

  test('a reader who left an address is notified of answers, without quoting the writer', async () => {
    const id = await on.start('The tide comes in.', 'Buy now');
    const { token } = await on.share(id);
    const reader = await on.open(token, app.browser().with('i18next', 'pt-PT'));
    const other = await on.open(token);
    await reader.browser.post(reader.at('mail'), { email: 'Grace@Read.example' });
    const said = await on.say(reader, 'One');
    await on.answer(id, (await on.say(other, 'Two')).id, 'To somebody else');
    await announce(11);
    expect((await mails()).map(({ to }) => to)).toEqual([address]);
    await on.answer(id, said.id, 'An answer');
    await on.answer(id, said.id, 'Another answer');
    await announce(30);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'grace@read.example', subject: 'Resposta a comentários no Octavo' });
    expect(mail?.text).toContain(`novas respostas: 2\nhttps://write.example/app/r/${token}\n`);
    expect(mail?.text).not.toMatch(/Buy now|answer/);
    await on.answer(id, said.id, 'Too soon');
    await announce(45);
    expect(await mails()).toHaveLength(2);
    await app.browser().post(stopOf(mail?.stop));
    await announce(120);
    expect(await mails()).toHaveLength(2);
  });

  test('answers on a revoked link or a locked document are not announced', async () => {
    const id = await on.start();
    const link = await on.share(id);
    const reader = await on.open(link.token);
    await reader.browser.post(reader.at('mail'), { email: 'grace@read.example' });
    const said = await on.say(reader, 'One');
    await on.answer(id, said.id, 'An answer');
    await writer.post(`/docs/links/${id}/${link.id}`, { expiresAt: '2020-01-01T00:00:00Z' });
    await announce(11);
    expect((await mails()).map(({ to }) => to)).toEqual([address]);
  });
});
