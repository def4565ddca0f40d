import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp(kind);
});
afterAll(() => app.close());

const open = (path: string, cookie = '') =>
  app.api.request(path, { headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html', cookie } });

test.each([
  ['', '<html lang="en" >', 'There is nothing at this address'],
  ['theme=cyberpunk; i18next=de-DE', '<html lang="de-DE" data-theme="cyberpunk">', 'Unter dieser Adresse'],
  ['theme=no"such; i18next=xx', '<html lang="en" >', 'There is nothing at this address'],
])('an address without a page shows a readable error page (%s)', async (cookie, start, title) => {
  const answer = await open('/nothing/here', cookie);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    404,
    'text/html; charset=UTF-8',
    'no-store',
  ]);
  expect(page).toContain(start);
  expect(page).toContain(`<h1>${title}`);
  expect(page).toContain('href="/app/"');
});

test('a call is answered in JSON, and a refused page in HTML', async () => {
  const call = await app.api.request('/nothing/here', { headers: { accept: '*/*' } });
  expect(await readAnswer(call)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const refused = await open('/account/export');
  expect([refused.status, await refused.text()]).toEqual([
    401,
    expect.stringContaining('<h1>That did not work</h1>'),
  ]);
});

test('the sign-in pages have the theme chosen in the app', async () => {
  for (const theme of ['light', 'dark', 'cyberpunk']) {
    const answer = await open('/auth/magiclink/unknown', `theme=${theme}`);
    expect([answer.status, await answer.text()]).toEqual([
      410,
      expect.stringContaining(`data-theme="${theme}"`),
    ]);
  }
});
