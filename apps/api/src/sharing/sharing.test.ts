import {
  accountInfo,
  created,
  documentList,
  maxAvatarBytes,
  sharedAccountList,
  subscription,
} from '@octavo/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { initialPicture } from '../pictures/initial-picture.ts';
import { wrongCodesOfNetwork } from './code-guesses.ts';

const ok = { status: 200, body: { ok: true } };
const png = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7b1f2e' } })
    .png()
    .toBuffer(),
);

describe.each(databaseKinds)('shared accounts on $name', (kind) => {
  let app: TestApp;
  let count = 0;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  beforeEach(async () => {
    await app.connection.db.deleteFrom('attempts').execute();
  });
  afterAll(() => app.close());

  const info = (browser: Browser) => answerOf(accountInfo, browser.get('/account/info'));
  const setPlan = async (browser: Browser, plan: 'free' | 'pro') => {
    await app.services.accounts.setPlan((await info(browser)).id, plan);
  };
  const owner = async (plan: 'free' | 'pro' = 'pro'): Promise<Browser> => {
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'PT' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    const browser = app.browser().with('octavo_session', token);
    await setPlan(browser, plan);
    return browser;
  };
  const newCode = (): string => `lime-${(count += 1)}-${kind.name}`;
  const create = (browser: Browser, code: string, fields: Record<string, string | Blob> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ code, name: 'Lab', ...fields })) body.append(name, value);
    return browser.request('/account/create_share_account', { method: 'POST', body });
  };
  const list = (browser: Browser) =>
    answerOf(sharedAccountList, browser.get('/account/fetch_shared_account'));
  const enter = (browser: Browser, code: string) => browser.post('/auth/shared', { code });
  const isPro = async (browser: Browser) =>
    (await answerOf(subscription, browser.get('/account/subscription'))).pro;

  test('a Pro owner creates one with a picture, and sees it in the list', async () => {
    const browser = await owner();
    const code = newCode();
    expect(
      await readAnswer(create(browser, code, { image: new Blob([png], { type: 'image/png' }) })),
    ).toEqual(ok);
    const { accounts, accountType, subscription: plan } = await list(browser);
    expect([accountType, plan]).toEqual(['main', { pro: true }]);
    expect(accounts).toEqual([
      {
        id: expect.any(String),
        name: 'Lab',
        code: code.toLowerCase(),
        avatarUrl: `/account/shared_account/${accounts[0]?.id}/picture`,
        createdAt: expect.any(String),
      },
    ]);
    const picture = await browser.get(accounts[0]?.avatarUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await (await owner()).get(accounts[0]?.avatarUrl ?? '')).status).toBe(404);
  });

  test('a user who signs in by the code is Pro while the owner is, with separate documents', async () => {
    const browser = await owner();
    await browser.post('/docs/create_blank', { title: 'Of the owner' });
    const code = newCode();
    await create(browser, code);
    const guest = await app.visitor();
    const planted = guest.cookies['octavo_session'];
    const { id } = await answerOf(created, guest.post('/docs/create_blank', { title: 'Of the guest' }));
    expect(await readAnswer(enter(guest, ` ${code.toUpperCase()} `))).toEqual(ok);
    expect(await info(guest)).toMatchObject({
      accountType: 'shared',
      name: 'Lab',
      email: null,
      countryCode: 'PT',
    });
    const { docs } = await answerOf(documentList, guest.get('/docs/list'));
    expect(docs.map((doc) => doc.id)).toEqual([id]);
    const thief = await app.api.request('/docs/list', { headers: { cookie: `octavo_session=${planted}` } });
    expect(thief.status).toBe(401);

    expect(await isPro(guest)).toBe(true);
    await setPlan(browser, 'free');
    expect(await isPro(guest)).toBe(false);
    expect(await readAnswer(guest.get('/account/remaining_words_limit'))).toMatchObject({
      body: { limit: 200 },
    });
    // Its own plan does not count.
    await setPlan(guest, 'pro');
    expect(await isPro(guest)).toBe(false);
  });

  test('only a Pro account with a sign-in creates them', async () => {
    const code = newCode();
    const pro = await owner();
    await create(pro, code);
    const guest = app.browser();
    await enter(guest, code);
    const anonymous = await app.visitor();
    await setPlan(anonymous, 'pro');
    for (const browser of [await owner('free'), anonymous, guest]) {
      expect(await readAnswer(create(browser, newCode()))).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      });
    }
  });

  test('there are at most three, even with concurrent requests', async () => {
    const browser = await owner();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => readAnswer(create(browser, newCode()))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)).toEqual({
      status: 409,
      body: {
        error: 'There are 3 shared accounts already. Delete one to make room for another.',
        code: 'too_many_accounts',
      },
    });
    expect((await list(browser)).accounts).toHaveLength(3);
  });

  test('a code belongs to one account, ignoring case, even with concurrent requests', async () => {
    const code = newCode();
    const [one, two] = [await owner(), await owner()];
    const answers = await Promise.all([
      readAnswer(create(one, code)),
      readAnswer(create(two, code.toUpperCase())),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: {
        error: 'This code is not avialable. Please change to another or use generate button.',
        code: 'code_taken',
      },
    });
    const asked = (wanted: string) =>
      readAnswer(one.get(`/account/check_share_account_code_availability/${wanted}`));
    expect(await asked(code.toUpperCase())).toEqual({ status: 200, body: { available: false } });
    expect(await asked(newCode())).toEqual({ status: 200, body: { available: true } });
  });

  test.each(['abc', 'lime 42', 'x'.repeat(41), 'lime_42'])('the code %j is refused', async (code) => {
    expect(await readAnswer(create(await owner(), code))).toMatchObject({ status: 400 });
  });

  test('a file that is not a picture, or too large, is refused', async () => {
    const browser = await owner();
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], {
      type: 'image/png',
    });
    expect(await readAnswer(create(browser, newCode(), { image: svg }))).toMatchObject({ status: 415 });
    const large = new Blob([png, new Uint8Array(maxAvatarBytes)]);
    expect(await readAnswer(create(browser, newCode(), { image: large }))).toMatchObject({ status: 413 });
    expect((await list(browser)).accounts).toEqual([]);
  });

  test('deleting one ends its sessions and removes its documents; nobody else can do it', async () => {
    const browser = await owner();
    const code = newCode();
    await create(browser, code);
    const guest = app.browser();
    await enter(guest, code);
    const { id } = await info(guest);
    for (const other of [await owner(), guest]) {
      const answer = await other.delete(`/account/shared_account/${id}`);
      expect(answer.status).toBe(404);
    }
    expect(await readAnswer(browser.delete(`/account/shared_account/${id}`))).toEqual(ok);
    expect((await guest.get('/docs/list')).status).toBe(401);
    expect((await list(browser)).accounts).toEqual([]);
    const own = await info(browser);
    expect((await browser.delete(`/account/shared_account/${own.id}`)).status).toBe(404);
  });

  test('guessing codes is refused, and slowed down by network', async () => {
    const guest = app.browser();
    const wrong = { status: 403, body: { error: 'Invalid shared code', code: 'wrong_code' } };
    for (let tries = 0; tries < wrongCodesOfNetwork.most; tries += 1) {
      expect(await readAnswer(enter(guest, `guess-${tries}`))).toEqual(wrong);
    }
    expect(await readAnswer(enter(guest, 'guess-last'))).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    });
    expect(guest.cookies).toEqual({});
  });

  const isFree = (browser: Browser, code: string) =>
    readAnswer(browser.get(`/account/check_share_account_code_availability/${code}`));
  const tooOften = { status: 429, body: { code: 'too_many_attempts' } };

  test('regression 107: only an account that may take a code is told whether it is free', async () => {
    const pupil = app.browser();
    const code = newCode();
    await create(await owner(), code);
    await enter(pupil, code);
    for (const browser of [await app.visitor(), await owner('free'), pupil]) {
      expect(await isFree(browser, code)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    }
  });

  test('regression 107: checking a free code costs a network as much as a wrong one, for any caller', async () => {
    for (let tries = 0; tries < wrongCodesOfNetwork.most; tries += 2) {
      expect(await isFree(await owner(), `free-${tries}`)).toMatchObject({ body: { available: true } });
      expect((await enter(app.browser(), `free-${tries + 1}`)).status).toBe(403);
    }
    const browser = await owner();
    expect(await isFree(browser, 'free-last')).toMatchObject(tooOften);
    expect(await readAnswer(create(browser, 'free-last'))).toMatchObject(tooOften);
    expect(await readAnswer(enter(app.browser(), 'free-last'))).toMatchObject(tooOften);
  });

  test('regression 107: concurrent wrong codes get no more answers than consecutive ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, tries) => enter(app.browser(), `at-once-${tries}`)),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(wrongCodesOfNetwork.most);
  });

  test('regression 108: a class behind one address can sign in by its code', async () => {
    const code = newCode();
    await create(await owner(), code);
    const pupils = await Promise.all(Array.from({ length: 25 }, () => enter(app.browser(), code)));
    for (let again = 0; again < 25; again += 1) pupils.push(await enter(app.browser(), code));
    expect(new Set(pupils.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('regression 108: repeated attempts with a code lock out nobody on another network', async () => {
    const code = newCode();
    const behind = createApp({
      ...app.services,
      settings: { publicUrl: undefined, trustedProxies: ['127.0.0.1'] },
    });
    const from = async (address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const init = { method: 'POST', headers, body: JSON.stringify({ code }) };
      return (await behind.api.request('/auth/shared', init)).status;
    };
    for (let tries = 0; tries < 10; tries += 1) expect(await from('203.0.113.9')).toBe(403);
    expect(await from('203.0.113.9')).toBe(429);
    await create(await owner(), code);
    expect([await from('203.0.113.9'), await from('198.51.100.4')]).toEqual([429, 200]);
  });

  test('an account without a picture gets a letter', async () => {
    const answer = await (await owner()).get('/account/profile_image');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});

test.each([
  ['ada', 'A'],
  ['  élan', 'É'],
  ['<script>', '&lt;'],
  ['', ''],
])('the letter of %j', async (name, letter) => {
  const [, shown] = /<text[^>]*>\s*(.*?)\s*<\/text>/s.exec(await initialPicture(name)) ?? [];
  expect(shown).toBe(letter);
});
