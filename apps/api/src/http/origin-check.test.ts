import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(kind);
});
afterAll(() => app.close());

const call = async (headers: Record<string, string>, settings = app.services.settings): Promise<number> => {
  const { api } = createApp({ ...app.services, settings });
  const answer = await api.request('http://127.0.0.1:8080/auth/anonymous', {
    method: 'POST',
    headers: { host: '127.0.0.1:8080', ...headers },
  });
  return answer.status;
};

describe('a state-changing call', () => {
  test.each([
    ['from the app', { origin: 'http://127.0.0.1:8080' }, 200],
    ['from a script without a browser', {}, 200],
    ['from the app, by a browser that sends no Origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['typed by the user', { 'sec-fetch-site': 'none' }, 200],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from the same host by another scheme', { origin: 'https://127.0.0.1:8080' }, 403],
    [
      'from a site whose name was made to point here',
      { origin: 'http://evil.example:8080', host: 'evil.example:8080' },
      403,
    ],
    ['from a name of the local network', { origin: 'http://octavo:8080', host: 'octavo:8080' }, 200],
    ['from another port', { origin: 'http://127.0.0.1:9999' }, 403],
    ['from a sandboxed frame', { origin: 'null' }, 403],
    ['from a neighbouring host', { 'sec-fetch-site': 'same-site' }, 403],
    ['from another site, without Origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['with an Origin that is none', { origin: '127.0.0.1:8080' }, 403],
    [
      'whose proxy nobody trusts',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      403,
    ],
  ])('%s', async (_name, headers, status) => {
    expect(await call(headers)).toBe(status);
  });

  test('is accepted from PUBLIC_URL, whatever the host behind the proxy is called', async () => {
    const settings = { publicUrl: 'https://write.example', trustedProxies: [] };
    expect(await call({ origin: 'https://write.example' }, settings)).toBe(200);
    expect(await call({ origin: 'http://write.example' }, settings)).toBe(403);
  });

  test('regression 345: a trusted proxy does not vouch for a host name sent by the browser', async () => {
    const settings = { publicUrl: undefined, trustedProxies: ['127.0.0.0/8'] };
    const named = (host: string) => ({ origin: `https://${host}`, host, 'x-forwarded-proto': 'https' });
    const forwarded = (host: string) => ({
      ...named(host),
      host: '127.0.0.1:8080',
      'x-forwarded-host': host,
    });
    expect(await call(named('evil.example'), settings)).toBe(403);
    expect(await call(forwarded('evil.example'), settings)).toBe(403);
    expect(await call(forwarded('octavo.internal'), settings)).toBe(200);
    const known = { ...settings, publicUrl: 'https://write.example' };
    expect(await call(forwarded('write.example'), known)).toBe(200);
    expect(await call(forwarded('evil.example'), known)).toBe(403);
  });
});

test('the origin of reading calls is not checked', async () => {
  const answer = await app.api.request('/is_authenticated', { headers: { origin: 'https://evil.example' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
