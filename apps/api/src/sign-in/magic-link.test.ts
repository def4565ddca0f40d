import { brand } from '@octavo/contract/brand';
import { accountInfo, created, documentList, recentDocuments } from '@octavo/contract';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { magicLinks } from './magic-links.ts';
import { magicLinkStore } from './magic-link-store.ts';
import { linksForMailbox, linkUses } from './link-limits.ts';

const local = { host: '127.0.0.1:8080' };
const ok = { status: 200, body: { ok: true } };

describe.each(databaseKinds)('signing in by mail on $name', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  beforeEach(async () => {
    await app.connection.db.deleteFrom('attempts').execute();
  });
  afterAll(() => app.close());

  const ask = (browser: Browser, email: string, headers: Record<string, string> = {}) =>
    browser.post('/auth/magiclink', { email }, { ...local, ...headers });

  const read = new Set<string>();
  /** The newest mail, of one mailbox or of all, that has not been read yet: two may be of the same millisecond. */
  const newestMail = async (mailbox?: string) => {
    await app.services.outbox?.deliver();
    const all = (await app.services.folderMailer?.list()) ?? [];
    const mails = all.filter(({ to }) => mailbox === undefined || to === mailbox);
    const mail = mails.find(({ text }) => !read.has(text)) ?? mails[0];
    if (!mail) throw new Error('There is no mail.');
    read.add(mail.text);
    return mail;
  };
  const linkIn = (text: string): URL => {
    const [link] = /http\S+/.exec(text) ?? [];
    return new URL(link ?? '');
  };
  const newestLink = async (): Promise<URL> => linkIn((await newestMail()).text);

  /** Presses the button of the page that a link opens, as a browser would. */
  const press = async (browser: Browser, link: URL): Promise<Response> => {
    const page = await (await browser.get(`${link.pathname}${link.search}`)).text();
    const [, action = '/nowhere'] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
    const body = new URLSearchParams(
      Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
    );
    return browser.request(action, { method: 'POST', body, headers: { ...local, origin: link.origin } });
  };
  const signIn = async (browser: Browser, email: string): Promise<Response> => {
    await ask(browser, email);
    return press(browser, await newestLink());
  };
  const info = (browser: Browser) => answerOf(accountInfo, browser.get('/account/info'));
  const token = (browser: Browser) => browser.cookies['octavo_session'];
  const asThief = async (stolen: string | undefined) =>
    (await app.api.request('/docs/list', { headers: { cookie: `octavo_session=${stolen}` } })).status;

  test('the visitor becomes the account: same documents, a new session, and the old one is invalid', async () => {
    const browser = await app.visitor();
    const planted = token(browser);
    const { id } = await info(browser);
    const document = await answerOf(created, browser.post('/docs/create_blank', { title: 'Mine' }));
    const answer = await signIn(browser, 'Ada@Write.Example');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/app/']);
    expect(await info(browser)).toMatchObject({ id, email: 'ada@write.example', accountType: 'main' });
    const { docs } = await answerOf(documentList, browser.get('/docs/list'));
    expect(docs.map((doc) => doc.id)).toEqual([document.id]);
    expect(token(browser)).not.toBe(planted);
    expect(await asThief(planted)).toBe(401);
  });

  test('the link returns to the page where it was requested', async () => {
    const browser = await app.visitor();
    const { id } = await answerOf(created, browser.post('/docs/create_blank', { title: 'Mine' }));
    const returnTo = `/app/document/${id}`;
    await browser.post('/auth/magiclink', { email: 'back@write.example', returnTo }, local);
    const answer = await press(browser, await newestLink());
    expect(answer.headers.get('location')).toBe(returnTo);
  });

  test.each(['https://evil.example/app/', '//evil.example', '/app/../auth/google', '/app/x?next=1'])(
    'no link redirects to %s',
    async (returnTo) => {
      const browser = await app.visitor();
      const asked = browser.post('/auth/magiclink', { email: 'ada@write.example', returnTo }, local);
      expect(await readAnswer(asked)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
      await ask(browser, 'lured@write.example');
      const link = await newestLink();
      link.searchParams.set('to', returnTo);
      expect((await press(browser, link)).headers.get('location')).toBe('/app/');
    },
  );

  test('on another device the same address opens the same account, and texts written there move to it', async () => {
    const home = await app.visitor();
    await signIn(home, 'grace@write.example');
    const { id } = await info(home);
    const elsewhere = await app.visitor();
    const before = token(elsewhere);
    const document = await answerOf(created, elsewhere.post('/docs/create_blank', { title: 'There' }));
    await signIn(elsewhere, 'grace@write.example');
    expect((await info(elsewhere)).id).toBe(id);
    expect(await answerOf(recentDocuments, home.get('/docs/recent'))).toMatchObject({
      docs: [{ id: document.id, title: 'There' }],
      recentTransferredDocs: [document.id],
    });
    expect(await asThief(before)).toBe(401);
  });

  test('documents deleted for good before signing in are known as deleted afterwards', async () => {
    await signIn(await app.visitor(), 'hedy@write.example');
    const elsewhere = await app.visitor();
    const { id } = await answerOf(created, elsewhere.post('/docs/create_blank', { title: 'There' }));
    await elsewhere.delete(`/docs/item/${id}?permanent=1`);
    await signIn(elsewhere, 'hedy@write.example');
    expect((await elsewhere.get(`/docs/item/${id}`)).status).toBe(410);
  });

  test('signing in from one account to another moves nothing', async () => {
    const browser = await app.visitor();
    await signIn(browser, 'one@write.example');
    await browser.post('/docs/create_blank', { title: 'Of one' });
    await signIn(browser, 'two@write.example');
    expect((await info(browser)).email).toBe('two@write.example');
    expect((await answerOf(documentList, browser.get('/docs/list'))).docs).toEqual([]);
  });

  describe('regression 110: a link that somebody else requested', () => {
    const titles = async (browser: Browser) =>
      (await answerOf(documentList, browser.get('/docs/list'))).docs.map(({ title }) => title);
    const confirm = (browser: Browser, link: URL, fields: Record<string, string>) => {
      const body = new URLSearchParams({ token: link.pathname.split('/').at(-1) ?? '', ...fields });
      return browser.request('/auth/magiclink/confirm', { method: 'POST', body });
    };
    let link: URL;
    let victim: Browser;

    beforeEach(async () => {
      const email = `${crypto.randomUUID()}@evil.example`;
      const attacker = await app.visitor();
      await ask(attacker, email);
      link = await newestLink();
      victim = await app.visitor();
      await victim.post('/docs/create_blank', { title: 'Private' });
    });

    test('says whose account it opens, and asks whether to take the documents along', async () => {
      const page = await (await victim.get(link.pathname)).text();
      expect(page).toContain('@evil.example');
      expect(page).toContain('<input type="checkbox" name="bring" value="yes" />');
      expect(page.match(/<form/g)).toHaveLength(1);
    });

    test('leaves them in place, and they are back after signing out', async () => {
      expect((await press(victim, link)).status).toBe(303);
      expect((await info(victim)).email).toMatch(/@evil\.example$/);
      expect(await titles(victim)).toEqual([]);
      await victim.post('/account/logout');
      expect((await info(victim)).accountType).toBe('anon');
      expect(await titles(victim)).toEqual(['Private']);
      await victim.post('/account/logout');
      expect((await victim.get('/docs/list')).status).toBe(401);
    });

    test('takes them along if the box is ticked', async () => {
      await confirm(victim, link, { bring: 'yes' });
      expect(await titles(victim)).toEqual(['Private']);
    });

    test('asks nothing in a browser without documents, or that requested a link of its own', async () => {
      const fresh = await app.visitor();
      expect(await (await fresh.get(link.pathname)).text()).not.toContain('checkbox');
      await ask(victim, 'own@write.example');
      const own = await newestLink();
      expect(await (await victim.get(own.pathname)).text()).not.toContain('checkbox');
      expect(await (await victim.get(link.pathname)).text()).toContain('checkbox');
      await press(victim, own);
      expect(await titles(victim)).toEqual(['Private']);
    });
  });

  test('a link works in a new browser', async () => {
    await ask(app.browser(), 'fresh@write.example');
    const browser = app.browser();
    await press(browser, await newestLink());
    expect(await info(browser)).toMatchObject({ email: 'fresh@write.example', accountType: 'main' });
  });

  test('opening the link does not use it up; pressing the button does, for every link of that address', async () => {
    await ask(app.browser(), 'scan@write.example');
    const first = await newestLink();
    await ask(app.browser(), 'scan@write.example');
    const second = await newestLink();
    expect(first.pathname).not.toBe(second.pathname);
    for (const _ of [1, 2, 3]) expect((await app.browser().get(first.pathname)).status).toBe(200);
    expect((await press(app.browser(), first)).status).toBe(303);
    for (const link of [first, second]) {
      expect((await app.browser().get(link.pathname)).status).toBe(410);
      const body = new URLSearchParams({ token: link.pathname.split('/').at(-1) ?? '' });
      const again = app.browser();
      const answer = await again.request('/auth/magiclink/confirm', { method: 'POST', body });
      expect([answer.status, again.cookies]).toEqual([410, {}]);
    }
  });

  test('of two concurrent presses, one signs in', async () => {
    await ask(app.browser(), 'twice@write.example');
    const link = await newestLink();
    const token = link.pathname.split('/').at(-1) ?? '';
    const confirm = () =>
      app
        .browser()
        .request('/auth/magiclink/confirm', { method: 'POST', body: new URLSearchParams({ token }) });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 410]);
  });

  test('of two concurrent sign-ups with one address, both get the same account', async () => {
    const tokens = await Promise.all([1, 2].map(async () => app.services.links.mint('same@write.example')));
    const visitors = await Promise.all(tokens.map(() => app.visitor()));
    const ids = await Promise.all(
      visitors.map(async (browser, index) => {
        const person = { email: 'same@write.example', name: '', countryCode: 'US' };
        const session = await app.services.sessions.find(token(browser) ?? '');
        const fresh = await app.services.signIn.enter(person, { session, token: tokens[index] });
        return (await app.services.sessions.find(fresh))?.account.id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toEqual(expect.any(String));
  });

  test('it works for 15 minutes', async () => {
    let now = Date.parse('2026-01-01T00:00:00.000Z');
    const links = magicLinks(magicLinkStore(app.connection.db), () => new Date(now));
    const late = await links.mint('late@write.example');
    now += 15 * 60_000 - 1;
    expect(await links.find(late)).toBe('late@write.example');
    now += 1;
    expect([await links.find(late), await links.use(late)]).toEqual([undefined, undefined]);
    await links.sweep();
    const rows = await app.connection.db
      .selectFrom('magic_links')
      .selectAll()
      .where('email', '=', 'late@write.example')
      .execute();
    expect(rows).toEqual([]);
  });

  test('the database contains no token', async () => {
    await ask(app.browser(), 'hash@write.example');
    const secret = (await newestLink()).pathname.split('/').at(-1) ?? '';
    const { db } = app.connection;
    const kept = [
      await db.selectFrom('magic_links').selectAll().execute(),
      await db.selectFrom('mails').selectAll().execute(),
    ];
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('a known and an unknown address get the same answer', async () => {
    await signIn(await app.visitor(), 'known@write.example');
    const known = await ask(app.browser(), 'known@write.example');
    const unknown = await ask(app.browser(), 'unknown@write.example');
    expect(await readAnswer(known)).toEqual(ok);
    expect(await readAnswer(unknown)).toEqual(ok);
    const headers = (answer: Response) => [...answer.headers].filter(([name]) => name !== 'x-request-id');
    expect(headers(known)).toEqual(headers(unknown));
  });

  test.each([
    '',
    'x',
    'a@',
    'a@b@c.example',
    'a@write.example\r\nBcc: b@evil.example',
    `${'a'.repeat(260)}@write.example`,
  ])('nothing is sent to %j', async (email) => {
    await app.services.outbox?.deliver();
    const before = await readdir(join(app.database.settings.dataDir, 'outbox'));
    const answer = await readAnswer(ask(app.browser(), email));
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    await app.services.outbox?.deliver();
    expect(await readdir(join(app.database.settings.dataDir, 'outbox'))).toEqual(before);
  });

  test('regression 109: requests in an owner’s name do not lock the owner out: one more mail comes', async () => {
    for (let count = 0; count < linksForMailbox.most; count += 1) {
      expect((await ask(app.browser(), 'full@write.example')).status).toBe(200);
    }
    await app.services.outbox?.deliver();
    for (let count = 0; count < 5; count += 1) {
      expect(await readAnswer(ask(app.browser(), 'FULL@write.example'))).toEqual(ok);
    }
    await app.services.outbox?.deliver();
    const waiting = await app.connection.db
      .selectFrom('mails')
      .select(['recipient', 'next_try_at'])
      .where('recipient', '=', 'full@write.example')
      .execute();
    expect(waiting).toHaveLength(1);
    const minutes = (Date.parse(waiting[0]?.next_try_at ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await ask(app.browser(), 'empty@write.example')).status).toBe(200);
  });

  test('a client that tries too many links gets a page that says when to come back', async () => {
    await app.connection.db
      .insertInto('attempts')
      .values({ limit_name: linkUses.name, subject: '127.0.0.1', used: linkUses.most, ends_at: '9999' })
      .execute();
    const secret = await app.services.links.mint('worn@write.example');
    for (const request of [`/auth/magiclink/${secret}`, '/auth/magiclink/confirm']) {
      const method = request.endsWith('confirm') ? 'POST' : 'GET';
      const body = method === 'POST' ? new URLSearchParams({ token: secret }) : null;
      const answer = await app.browser().request(request, { method, body });
      expect([answer.status, (await answer.text()).includes('Too many attempts')]).toEqual([429, true]);
    }
    expect(await app.services.links.find(secret)).toBeDefined();
  });

  test.each([
    [
      { 'accept-language': 'de, en;q=0.5' },
      `Anmeldung bei ${brand.name}`,
      `Bei ${brand.name} anmelden`,
      'de-DE',
    ],
    [{ 'accept-language': 'fr-CA' }, `Connexion à ${brand.name}`, `Se connecter à ${brand.name}`, 'fr-CA'],
    [{ 'accept-language': 'fr-BE' }, `Connexion à ${brand.name}`, `Se connecter à ${brand.name}`, 'fr-FR'],
    [
      { 'accept-language': 'pt-BR' },
      `Iniciar sessão no ${brand.name}`,
      `Iniciar sessão no ${brand.name}`,
      'pt-PT',
    ],
    [{ 'accept-language': 'xx' }, `Sign in to ${brand.name}`, `Sign in to ${brand.name}`, 'en'],
    [
      { 'accept-language': 'en', cookie: 'i18next=de-DE' },
      `Anmeldung bei ${brand.name}`,
      `Bei ${brand.name} anmelden`,
      'de-DE',
    ],
  ])('mail and page speak the language of %j', async (headers, subject, title, language) => {
    await app.api.request('/auth/magiclink', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...local, ...headers },
      body: JSON.stringify({ email: 'tongues@write.example' }),
    });
    const mail = await newestMail('tongues@write.example');
    expect([mail.subject, mail.text.includes('{{'), mail.html.includes(`<html lang="${language}">`)]).toEqual(
      [subject, false, true],
    );
    const page = await app.api.request(linkIn(mail.text).pathname, { headers });
    const text = await page.text();
    expect([text.includes(`<h1>${title}</h1>`), text.includes('{{')]).toEqual([true, false]);
  });

  test('a page of another site can neither request a link nor press the button', async () => {
    const evil = { origin: 'https://evil.example' };
    expect((await ask(app.browser(), 'csrf@write.example', evil)).status).toBe(403);
    const secret = await app.services.links.mint('csrf@write.example');
    const body = new URLSearchParams({ token: secret });
    const answer = await app
      .browser()
      .request('/auth/magiclink/confirm', { method: 'POST', body, headers: evil });
    expect(answer.status).toBe(403);
    expect(await app.services.links.find(secret)).toBeDefined();
  });

  test('the Host header of a call is not put into a mail', async () => {
    const answer = await ask(app.browser(), 'host@write.example', { host: 'evil.example' });
    expect(await readAnswer(answer)).toMatchObject({ status: 501, body: { code: 'not_configured' } });
    const behind = createApp({
      ...app.services,
      settings: { publicUrl: 'https://write.example', trustedProxies: [] },
    });
    await behind.api.request('/auth/magiclink', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      body: JSON.stringify({ email: 'host@write.example' }),
    });
    expect((await newestLink()).origin).toBe('https://write.example');
  });
});
