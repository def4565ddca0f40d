import { accountInfo, authentication } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { newSessions } from './routes.ts';
import { hashToken } from './session-token.ts';
import { sessionLifetime, sessionStore } from './session-store.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('sessions on $name', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const isAuthenticated = async (browser: Browser): Promise<unknown> =>
    (await answerOf(authentication, browser.get('/is_authenticated'))).isAuthenticated;
  const tokenOf = (browser: Browser): string => browser.cookies['octavo_session'] ?? '';

  test('a visitor has no session, then an anonymous one', async () => {
    const browser = app.browser();
    expect(await readAnswer(browser.get('/is_authenticated'))).toEqual({
      status: 200,
      body: { isAuthenticated: false },
    });
    expect(await readAnswer(browser.post('/auth/anonymous'))).toEqual({
      status: 200,
      body: { isAuthenticated: true },
    });
    expect(await isAuthenticated(browser)).toBe(true);
  });

  test('an invite link opens the app and ties a new visitor to the inviter’s account', async () => {
    const { db } = app.connection;
    const inviterOf = async (browser: Browser): Promise<string | null> => {
      const { id } = await answerOf(accountInfo, browser.get('/account/info'));
      const row = db.selectFrom('accounts').select('invited_by').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).invited_by;
    };
    const owner = await app.visitor();
    const { id } = await answerOf(accountInfo, owner.get('/account/info'));

    const early = app.browser();
    await early.get(`/i/${id}`);
    await early.post('/auth/anonymous');
    expect(await inviterOf(early)).toBeNull();

    await db.updateTable('accounts').set({ type: 'main' }).where('id', '=', id).execute();
    const fresh = app.browser();
    const answer = await fresh.get(`/i/${id}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app/']);
    await fresh.post('/auth/anonymous');
    expect(await inviterOf(fresh)).toBe(id);
    expect(Object.keys(fresh.cookies)).toEqual(['octavo_session']);

    const visitor = await app.visitor();
    await visitor.get(`/i/${id}`);
    expect(await inviterOf(visitor)).toBe(id);
    await owner.get(`/i/${id}`);
    expect(await inviterOf(owner)).toBeNull();
    expect((await app.browser().get('/i/nobody')).headers.get('location')).toBe('/app/');
  });

  test('the cookie cannot be read by scripts or sent from other sites', async () => {
    const answer = await app.browser().post('/auth/anonymous');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^octavo_session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('the database contains only a hash of the token', async () => {
    const browser = await app.visitor();
    const rows = await app.connection.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(browser));
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(tokenOf(browser)));
  });

  test('requesting an anonymous session twice keeps the existing one', async () => {
    const browser = await app.visitor();
    const { id } = await answerOf(accountInfo, browser.get('/account/info'));
    const again = await browser.post('/auth/anonymous');
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await answerOf(accountInfo, browser.get('/account/info'))).id).toBe(id);
  });

  test('an anonymous account is marked as such, with the country of its language', async () => {
    const browser = app.browser();
    await browser.post('/auth/anonymous', undefined, { 'accept-language': 'fr, fr-CA;q=0.9, en-US;q=0.5' });
    expect(await readAnswer(browser.get('/account/info'))).toEqual({
      status: 200,
      body: {
        id: expect.any(String),
        name: '',
        email: null,
        earnings: 0,
        currency: 'USD',
        otherEarnings: [],
        recentWithdrawal: null,
        accountType: 'anon',
        countryCode: 'CA',
        hasPicture: false,
        deletesAt: null,
      },
    });
    expect(await readAnswer(browser.get('/account/subscription'))).toEqual({
      status: 200,
      body: {
        pro: false,
        renewsAt: null,
        endsAt: null,
        failedAt: null,
        retriesAt: null,
        manageable: false,
      },
    });
    expect(await readAnswer(browser.get('/account/remaining_words_limit'))).toEqual({
      status: 200,
      body: { limit: 200 },
    });
  });

  test('one address opens a limited number of sessions in an hour, and existing ones continue', async () => {
    const first = await app.visitor();
    await app.connection.db.updateTable('attempts').set({ used: newSessions.most }).execute();
    const answer = await app.browser().post('/auth/anonymous');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await readAnswer(answer)).toEqual({
      status: 429,
      body: {
        error: 'Too many new visitors have come from your network. Please try again in 60 minutes.',
        code: 'too_many_attempts',
      },
    });
    expect(await readAnswer(first.post('/auth/anonymous'))).toEqual({
      status: 200,
      body: { isAuthenticated: true },
    });
    await app.connection.db.deleteFrom('attempts').execute();
  });

  test('logging out ends it on the server too', async () => {
    const browser = await app.visitor();
    const stolen = tokenOf(browser);
    expect(await readAnswer(browser.post('/account/logout'))).toEqual({ status: 200, body: { ok: true } });
    expect(browser.cookies).toEqual({});
    const thief = await app.api.request('/docs/list', { headers: { cookie: `octavo_session=${stolen}` } });
    expect(thief.status).toBe(401);
  });

  test('it survives a restart of the server', async () => {
    const browser = await app.visitor();
    const restarted = createApp(app.services);
    const answer = await restarted.api.request('/is_authenticated', {
      headers: { cookie: `octavo_session=${tokenOf(browser)}` },
    });
    expect(await answer.json()).toEqual({ isAuthenticated: true });
  });

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '%00', "' or 1=1 --"])(
    'the token %# is rejected',
    async (token) => {
      const answer = await app.api.request('/docs/list', { headers: { cookie: `octavo_session=${token}` } });
      expect(await readAnswer(answer)).toEqual({
        status: 401,
        body: {
          error:
            'Nobody is signed in here any more. Sign in again, or load the page again to go on as a visitor.',
          code: 'unauthenticated',
        },
      });
    },
  );

  test('it lasts a year from its last use, and is extended about once a day', async () => {
    let now = Date.parse('2026-01-01T00:00:00.000Z');
    const sessions = sessionStore(app.connection.db, () => new Date(now));
    const { id } = await app.services.accounts.createAnonymous('US');
    const token = await sessions.open(id);
    const renewals = [];
    for (const step of [day / 2, day / 2, day / 2, sessionLifetime - day / 2 - 1]) {
      now += step;
      renewals.push((await sessions.find(token))?.renewed);
    }
    expect(renewals).toEqual([false, true, false, true]);
    now += sessionLifetime;
    expect(await sessions.find(token)).toBeUndefined();
  });

  test('only expired sessions are removed', async () => {
    let now = Date.parse('2026-01-01T00:00:00.000Z');
    const sessions = sessionStore(app.connection.db, () => new Date(now));
    const { id } = await app.services.accounts.createAnonymous('US');
    const old = await sessions.open(id);
    now += sessionLifetime;
    const fresh = await sessions.open(id);
    await sessions.sweep();
    const rows = await app.connection.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('account_id', '=', id)
      .execute();
    expect(rows).toEqual([{ token_hash: hashToken(fresh) }]);
    expect(rows).not.toContainEqual({ token_hash: hashToken(old) });
  });

  test('over TLS the cookie is Secure and bound to the host', async () => {
    const secure = createApp({
      ...app.services,
      settings: { publicUrl: 'https://write.example', trustedProxies: [] },
    });
    const answer = await secure.api.request('/auth/anonymous', { method: 'POST' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-octavo_session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test.each([
    ['/docs/list'],
    ['/docs/recent'],
    ['/docs/item/x'],
    ['/account/info'],
    ['/account/subscription'],
    ['/account/remaining_words_limit'],
    ['/docs/trash'],
  ])('%s needs one', async (path) => {
    expect((await app.browser().get(path)).status).toBe(401);
  });
});
