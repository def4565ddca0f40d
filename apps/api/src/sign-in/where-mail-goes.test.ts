import { brand } from '@octavo/contract/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { folderMailer } from '../mail/folder-mailer.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const local = { host: '127.0.0.1:8080' };

describe.each(databaseKinds)('the mail of a sign-in on $name', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  test('the configured methods are listed', async () => {
    expect(await readAnswer(app.browser().get('/auth/methods'))).toEqual({
      status: 200,
      body: { mail: true, google: false },
    });
  });

  test('without a mail server, the answer and the folder say that the mail was not sent', async () => {
    const answer = await app.browser().post('/auth/magiclink', { email: 'folder@write.example' }, local);
    expect(answer.headers.get('x-octavo-mail')).toBe('folder');
    await app.services.outbox?.deliver();
    const list = await app.browser().request('/dev/outbox', { headers: local });
    expect(await list.json()).toContainEqual({
      to: 'folder@write.example',
      subject: `Sign in to ${brand.name}`,
      text: expect.stringContaining('http://127.0.0.1:8080/auth/magiclink/'),
      html: expect.stringContaining('<!doctype html>'),
      sentAt: expect.any(String),
    });
    const named = await app.browser().request('/dev/outbox', { headers: { host: 'evil.example' } });
    expect(named.status).toBe(404);
  });

  test('in production without a mail server it reports that', async () => {
    const production = createApp({ ...app.services, outbox: undefined, folderMailer: undefined });
    const answer = await production.api.request('/auth/magiclink', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@write.example' }),
    });
    expect(await readAnswer(answer)).toMatchObject({ status: 501, body: { code: 'not_configured' } });
    expect((await production.api.request('/dev/outbox')).status).toBe(404);
  });
});

test('the folder starts empty', async () => {
  expect(await folderMailer('/nonexistent/outbox').list()).toEqual([]);
});
