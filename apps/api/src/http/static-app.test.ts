import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { languages } from '@octavo/contract/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolders } from '../shared-services.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

/** Read by the server itself. */
const readAtStart = ['share.json', 'changelog-messages.json'];

const root = mkdtempSync(join(tmpdir(), 'octavo-static-'));
const page = '<!doctype html><title>Octavo</title>';
const readersPage = '<!doctype html><title>Reading</title>';
const script = `export const words = ${JSON.stringify('tide '.repeat(2000))};`;
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(root, 'web', 'assets'), { recursive: true });
  for (const language of languages) {
    const texts = join(root, 'locales', language);
    mkdirSync(texts, { recursive: true });
    for (const file of readAtStart) {
      copyFileSync(join(projectFolders.locales, language, file), join(texts, file));
    }
  }
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'web', 'index.html'), page);
  writeFileSync(join(root, 'web', 'reader.html'), readersPage);
  writeFileSync(join(root, 'web', 'assets', 'main-abc123.js'), script);
  writeFileSync(join(root, 'locales', 'en', 'home.json'), '{"title":"Home"}');
  const folders = { web: join(root, 'web'), locales: join(root, 'locales') };
  app = await openTestApp(kind, { services: { folders } });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.api.request(path, { headers });

test.each(['/app/', '/app/document/5f3c', '/app/trash/', '/app/?pay=1'])('%s is the page', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(await answer.text()).toBe(page);
});

test('an address with a link’s token shows the reader’s page, and is neither passed on nor indexed', async () => {
  const answer = await get(`/app/r/${'x'.repeat(43)}`);
  expect(await answer.text()).toBe(readersPage);
  const { headers } = answer;
  expect([headers.get('referrer-policy'), headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(
    ['no-referrer', 'noindex, nofollow', 'no-cache'],
  );
});

test('regression 2: the redirect to the app keeps the query string', async () => {
  expect((await get('/app?pro=1')).headers.get('location')).toBe('/app/?pro=1');
});

test.each(['/', '/app'])('%s redirects to the app', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app/']);
});

test('files with a hash in their name are kept for a year', async () => {
  const answer = await get('/app/assets/main-abc123.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('sourcemap')).toBe('/app/assets/main-abc123.js.map');
  expect(await answer.text()).toBe(script);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('with "%s" it is sent as %s', async (accept, encoding, unpack) => {
  const answer = await get('/app/assets/main-abc123.js', { 'accept-encoding': accept });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  const packed = Buffer.from(await answer.arrayBuffer());
  expect(packed.length).toBeLessThan(script.length / 10);
  expect(unpack(packed).toString()).toBe(script);
});

test('unchanged files are not sent again, and changed ones are', async () => {
  const etag = (await get('/app/')).headers.get('etag') ?? '';
  const again = await get('/app/', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  writeFileSync(join(root, 'web', 'index.html'), `${page}<p>New`);
  expect(await (await get('/app/', { 'if-none-match': etag })).text()).toBe(`${page}<p>New`);
  writeFileSync(join(root, 'web', 'index.html'), page);
});

test('translations are served from their own folder', async () => {
  const answer = await get('/app/locales/en/home.json');
  expect([answer.status, await answer.json()]).toEqual([200, { title: 'Home' }]);
  expect((await get('/app/locales/xx/home.json')).status).toBe(404);
});

test.each([
  '/app/assets/gone-abc123.js',
  '/app/gone.css',
  '/app/assets/gone',
  '/app/../secret.txt',
  '/app/..%2fsecret.txt',
  '/app/%2e%2e/secret.txt',
  '/app/..%5csecret.txt',
  '/app/locales/..%2f..%2fsecret.txt',
  '/app/locales/',
  '/nothing',
])('%s is not found', async (path) => {
  const answer = await get(path);
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: 'There is nothing at this address.', code: 'not_found' },
  ]);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/app/', '/is_authenticated', '/nothing', '/docs/list']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test('only if Stripe is configured are its script, frames and calls allowed', async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('There is always SQLite.');
  const app = await openTestApp(kind, {
    environment: { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' },
  });
  const policy = (await app.api.request('/is_authenticated')).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      "connect-src 'self' https://api.stripe.com",
    ]),
  );
  await app.close();
});
