import { deviceList } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { deviceName } from './device-name.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describe.each(databaseKinds)('devices on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  async function signIn(email: string, device: string): Promise<Browser> {
    const arrival = { session: undefined, token: undefined, device };
    const token = await app.services.signIn.enter({ email, name: '', countryCode: 'PT' }, arrival);
    return app.browser().with('octavo_session', token);
  }
  const list = async (browser: Browser) =>
    (await answerOf(deviceList, browser.get('/account/devices'))).devices;

  test('each is listed, one is signed out, then all', async () => {
    const here = await signIn('ada@write.example', firefox);
    const phone = await signIn('ada@write.example', safari);
    const stranger = await signIn('tom@write.example', firefox);
    const devices = await list(here);
    expect(
      devices
        .map(({ browser, system, isThis }) => [browser, system, isThis])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['Firefox', 'Linux', true],
      ['Safari', 'iOS', false],
    ]);
    const id = devices.find(({ isThis }) => !isThis)?.id ?? '';

    expect((await stranger.delete(`/account/devices/${id}`)).status).toBe(404);
    expect((await phone.get('/account/info')).status).toBe(200);
    expect((await here.delete(`/account/devices/${id}`)).status).toBe(200);
    expect([(await phone.get('/account/info')).status, (await list(here)).length]).toEqual([401, 1]);

    const again = await signIn('ada@write.example', safari);
    expect((await again.delete('/account/devices')).status).toBe(200);
    expect([
      again.cookies,
      (await again.get('/account/info')).status,
      (await here.get('/account/info')).status,
      (await stranger.get('/account/info')).status,
    ]).toEqual([{}, 401, 401, 200]);
  });

  test('the list of devices contains nothing that opens a session', async () => {
    const here = await signIn('eva@write.example', firefox);
    const answer = await here.get('/account/devices');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const told = await answer.text();
    const rows = await app.connection.db.selectFrom('sessions').select('token_hash').execute();
    for (const row of rows) expect(told).not.toContain(row.token_hash);
    expect(told).not.toContain(here.cookies['octavo_session']);
  });
});

test.each([
  ['', null, null],
  ['curl/8.5.0', null, null],
  ['🦊'.repeat(200), null, null],
])('what %j is called', (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toMatchObject({ system, ...(userAgent === 'curl/8.5.0' ? {} : { browser }) });
});
