import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');
const host = '127.0.0.1:8080';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(kind);
});
afterAll(() => app.close());

const read = async (headers: Record<string, string>, { api }: Pick<TestApp, 'api'> = app): Promise<number> =>
  (await api.request('/dev/outbox', { headers })).status;

test.each([{ host }, { host: 'localhost:8080' }, { host: '[::1]:8080' }])(
  'this machine can read its mails, requested as %j',
  async (headers) => {
    expect(await read(headers)).toBe(200);
  },
);

test.each([
  { host: 'evil.example' },
  { host: '127.0.0.1.evil.example' },
  { host, 'x-forwarded-for': '203.0.113.9' },
  { host, 'x-forwarded-host': 'localhost' },
  { host, 'x-forwarded-proto': 'https' },
  { host, 'x-real-ip': '127.0.0.1' },
  { host, forwarded: 'for=127.0.0.1' },
  { host, via: '1.1 proxy' },
])('regression 102: a call through a proxy or by another name is refused: %j', async (headers) => {
  expect(await read(headers)).toBe(404);
});

test('regression 102: it answers nobody if others can reach the server', async () => {
  const config = { ...app.services.config, host: '0.0.0.0' };
  expect(await read({ host }, createApp({ ...app.services, config }))).toBe(404);
});
