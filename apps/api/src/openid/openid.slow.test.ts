import { accountInfo, created, documentList } from '@octavo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { openIdProvider } from './open-id.ts';
import { ProviderProblem } from './provider-problem.ts';
import { type OpenIdPeer, startOpenIdPeer } from './testing/openid-peer.ts';

const local = { host: '127.0.0.1:8080' };

describe.each(databaseKinds)('signing in with an OpenID provider on $name', (kind) => {
  let app: TestApp;
  let peer: OpenIdPeer;

  beforeAll(async () => {
    peer = await startOpenIdPeer();
    app = await openTestApp(kind, {
      environment: {
        GOOGLE_CLIENT_ID: 'octavo',
        GOOGLE_CLIENT_SECRET: 'octavo-secret',
        GOOGLE_ISSUER: peer.issuer,
      },
    });
  });
  beforeEach(() => peer.play({}));
  afterAll(async () => {
    await app.close();
    await peer.stop();
  });

  const begin = async (browser: Browser, path = '/auth/google'): Promise<URL> => {
    const answer = await browser.request(path, { headers: local });
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get('location') ?? '');
  };
  const comeBack = (browser: Browser, address: URL): Promise<Response> =>
    browser.request(`${address.pathname}${address.search}`, { headers: local });
  const signIn = async (browser: Browser, path?: string): Promise<Response> =>
    comeBack(browser, await peer.visit(await begin(browser, path)));
  const info = (browser: Browser) => answerOf(accountInfo, browser.get('/account/info'));
  const token = (browser: Browser) => browser.cookies['octavo_session'];
  const isAnonymous = async (browser: Browser) => (await info(browser)).accountType === 'anon';

  test.each([true, false])(
    'ends with the address of the provider’s account (from the token: %s)',
    async (inToken) => {
      const sub = `lin-${inToken}`;
      await peer.play({ inToken, person: { sub, email: `Lin.${inToken}@ID.example`, name: 'Lin' } });
      const browser = app.browser();
      const answer = await signIn(browser);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app/']);
      expect(await info(browser)).toMatchObject({
        email: `lin.${inToken}@id.example`,
        name: 'Lin',
        accountType: 'main',
      });
      expect(Object.keys(browser.cookies)).toEqual(['octavo_session']);
    },
  );

  test('the visitor becomes the account, with documents, in a new session', async () => {
    await peer.play({ person: { sub: 'bea', email: 'bea@id.example' } });
    const browser = await app.visitor();
    const planted = token(browser);
    const { id } = await info(browser);
    const document = await answerOf(created, browser.post('/docs/create_blank', { title: 'Mine' }));
    await signIn(browser);
    expect((await info(browser)).id).toBe(id);
    const { docs } = await answerOf(documentList, browser.get('/docs/list'));
    expect(docs.map((doc) => doc.id)).toEqual([document.id]);
    const thief = await app.api.request('/docs/list', { headers: { cookie: `octavo_session=${planted}` } });
    expect([token(browser) === planted, thief.status]).toEqual([false, 401]);
  });

  test('a known identity is recognised even with a new address, and a known address by mail', async () => {
    await peer.play({ person: { sub: 'cleo', email: 'cleo@id.example' } });
    const first = app.browser();
    await signIn(first);
    await peer.play({ person: { sub: 'cleo', email: 'cleo.new@id.example' } });
    const second = app.browser();
    await signIn(second);
    expect(await info(second)).toEqual(await info(first));

    const person = { email: 'dan@id.example', name: '', countryCode: 'US' };
    const mailed = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    await peer.play({ person: { sub: 'dan', email: 'dan@id.example' } });
    const third = app.browser();
    await signIn(third);
    expect((await info(third)).id).toBe((await app.services.sessions.find(mailed))?.account.id);
  });

  test('an unverified address opens nothing, least of all its owner’s account', async () => {
    const person = { email: 'eve@id.example', name: '', countryCode: 'US' };
    await app.services.signIn.enter(person, { session: undefined, token: undefined });
    await peer.play({ person: { sub: 'not-eve', email: 'eve@id.example', email_verified: false } });
    const browser = await app.visitor();
    const answer = await signIn(browser);
    expect([answer.status, await isAnonymous(browser)]).toEqual([403, true]);
    expect(await answer.text()).toContain('The email address is not confirmed');
  });

  test('declining at the provider reports that nothing has changed', async () => {
    await peer.play({ consents: false });
    const browser = await app.visitor();
    const answer = await signIn(browser);
    expect([answer.status, await isAnonymous(browser)]).toEqual([403, true]);
    expect(await answer.text()).toContain('The sign-in was cancelled. Nothing has changed.');
  });

  const changed = (address: URL, name: string, value: string): URL => {
    const other = new URL(address);
    other.searchParams.set(name, value);
    return other;
  };

  test.each([
    ['nonce', 'another-nonce'],
    ['code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  ])('an answer to another %s than ours is refused', async (name, value) => {
    const browser = await app.visitor();
    const back = await peer.visit(changed(await begin(browser), name, value));
    const answer = await comeBack(browser, back);
    expect([answer.status, await isAnonymous(browser)]).toEqual([403, true]);
  });

  test('an answer with a wrong state, without one, or in another browser is refused', async () => {
    const browser = await app.visitor();
    const back = await peer.visit(await begin(browser));
    const elsewhere = await app.visitor();
    expect((await comeBack(elsewhere, back)).status).toBe(403);
    expect((await comeBack(browser, changed(back, 'state', 'x'))).status).toBe(403);
    const bare = new URL(back);
    bare.searchParams.delete('state');
    await begin(browser);
    expect((await comeBack(browser, bare)).status).toBe(403);
    expect([await isAnonymous(browser), await isAnonymous(elsewhere)]).toEqual([true, true]);
  });

  test('an answer is accepted once', async () => {
    const browser = app.browser();
    const start = await begin(browser);
    const back = await peer.visit(start);
    const state = browser.cookies['octavo_openid'] ?? '';
    expect((await comeBack(browser, back)).status).toBe(302);
    const again = await app.api.request(`${back.pathname}${back.search}`, {
      headers: { ...local, cookie: `octavo_openid=${state}` },
    });
    expect([again.status, again.headers.getSetCookie().some((cookie) => cookie.includes('session'))]).toEqual(
      [403, false],
    );
  });

  test('it redirects only to the app', async () => {
    const browser = app.browser();
    const answer = await browser.request(
      '/auth/google?next=https://evil.example&redirect_uri=https://evil.example',
      {
        headers: local,
      },
    );
    const start = new URL(answer.headers.get('location') ?? '');
    expect(start.searchParams.get('redirect_uri')).toBe('http://127.0.0.1:8080/auth/google/callback');
    const back = changed(await peer.visit(start), 'next', 'https://evil.example');
    expect((await comeBack(browser, back)).headers.get('location')).toBe('/app/');
    const named = await app.api.request('/auth/google', { headers: { host: 'evil.example' } });
    expect(await readAnswer(named)).toMatchObject({ status: 501, body: { code: 'not_configured' } });
  });

  test('it returns to the page where it started', async () => {
    const browser = await app.visitor();
    const answer = await signIn(browser, '/auth/google?returnTo=/app/document/doc-1');
    expect(answer.headers.get('location')).toBe('/app/document/doc-1');
    const lured = await signIn(await app.visitor(), '/auth/google?returnTo=https://evil.example/app/');
    expect(lured.headers.get('location')).toBe('/app/');
  });

  test('over TLS the cookie that binds the browser is Secure and bound to the host', async () => {
    const secure = createApp({
      ...app.services,
      settings: { publicUrl: 'https://write.example', trustedProxies: [] },
    });
    const answer = await secure.api.request('/auth/google');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-octavo_openid=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('a provider outage, at the start or in the middle, is reported; afterwards sign-in works', async () => {
    const { port } = peer;
    const browser = await app.visitor();
    const back = await peer.visit(await begin(browser));
    await peer.stop();
    const middle = await comeBack(browser, back);
    expect([middle.status, await isAnonymous(browser)]).toEqual([502, true]);
    const restarted = createApp({
      ...app.services,
      identityProvider: openIdProvider({
        clientId: 'octavo',
        clientSecret: 'octavo-secret',
        issuer: peer.issuer,
      }),
    });
    const down = await restarted.api.request('/auth/google', {
      headers: { ...local, 'accept-language': 'de' },
    });
    expect([down.status, (await down.text()).includes('Der Anmeldedienst ist nicht erreichbar')]).toEqual([
      502,
      true,
    ]);
    peer = await startOpenIdPeer(port);
    expect((await restarted.api.request('/auth/google', { headers: local })).status).toBe(302);
  });
});

test('an unresponsive provider is abandoned', { timeout: 30_000 }, async () => {
  const peer = await startOpenIdPeer();
  await peer.play({ silent: true });
  const provider = openIdProvider({ clientId: 'octavo', clientSecret: 's', issuer: peer.issuer });
  const refusal = await provider
    .begin('http://127.0.0.1:8080/auth/google/callback')
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ProviderProblem);
  expect(refusal).toMatchObject({ kind: 'unreachable' });
  await peer.stop();
});

test.each([
  { forged: true, told: 'unfinished' },
  { forged: false, told: 'ada@id.example' },
])(
  'regression 317: an ID token is accepted only with its signature, even without TLS: %o',
  async ({ forged, told }) => {
    const peer = await startOpenIdPeer();
    await peer.play({ forged, person: { sub: 'ada', email: 'ada@id.example' } });
    const provider = openIdProvider({
      clientId: 'octavo',
      clientSecret: 'octavo-secret',
      issuer: peer.issuer,
    });
    const { url, ...begun } = await provider.begin('http://127.0.0.1:8080/auth/google/callback');
    const { search } = await peer.visit(new URL(url));
    const answer = await provider.finish(search, begun).then(
      ({ email }) => email,
      (error: unknown) => (error instanceof ProviderProblem ? error.kind : error),
    );
    await peer.stop();
    expect(answer).toBe(told);
  },
);

test('without a provider, people get a page and programs a message', async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('There is always SQLite.');
  const app = await openTestApp(kind);
  const page = await app.api.request('/auth/google', { headers: { accept: 'text/html' } });
  expect([page.status, (await page.text()).includes('This way of signing in is not set up here')]).toEqual([
    501,
    true,
  ]);
  expect(await readAnswer(app.api.request('/auth/google'))).toMatchObject({
    status: 501,
    body: { code: 'not_configured' },
  });
  await app.close();
});
