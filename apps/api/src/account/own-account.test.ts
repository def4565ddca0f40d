import { setImmediate as breathe } from 'node:timers/promises';
import { accountInfo, proIntent } from '@octavo/contract';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { book } from '../earnings/ledger.ts';
import { ownAccountStore } from './own-account-store.ts';

const ok = { status: 200, body: { ok: true } };
const day = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('the own account on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  beforeEach(async () => {
    await app.connection.db.deleteFrom('attempts').execute();
  });
  afterAll(() => app.close());

  async function signIn(email = `${crypto.randomUUID()}@write.example`, google?: string): Promise<Browser> {
    const arrival = { session: undefined, token: undefined };
    const identity =
      google === undefined ? {} : { identity: { issuer: 'https://id.example', subject: google } };
    const person = { email, name: '', countryCode: 'PT', ...identity };
    const token = await app.services.signIn.enter(person, arrival);
    return app.browser().with('octavo_session', token);
  }
  const info = (browser: Browser) => answerOf(accountInfo, browser.get('/account/info'));

  /** The mails written to an address, newest last. */
  async function mailsTo(email: string): Promise<string[]> {
    await app.services.outbox?.deliver();
    const mails = (await app.services.folderMailer?.list()) ?? [];
    return mails.filter(({ to }) => to === email).map(({ text }) => text);
  }
  async function linkTo(email: string): Promise<string> {
    const [text = ''] = await mailsTo(email);
    return new URL(/http\S+/.exec(text)?.[0] ?? '').pathname;
  }
  const confirm = (browser: Browser, path: string) =>
    browser.request('/auth/address/confirm', {
      method: 'POST',
      body: new URLSearchParams({ token: path.split('/').at(-1) ?? '' }),
    });

  test('a name is changed, an emoji and all, without control characters', async () => {
    const browser = await signIn();
    expect(await readAnswer(browser.post('/account/name', { name: ' Ada 👩🏽‍🔬\u0007 ' }))).toEqual(ok);
    expect((await info(browser)).name).toBe('Ada 👩🏽‍🔬');
  });

  test('an address changes by the link in the new mailbox, and the old address is notified', async () => {
    const [before, after] = [`old-${crypto.randomUUID()}@a.example`, `new-${crypto.randomUUID()}@a.example`];
    const browser = await signIn(before);
    const elsewhere = await signIn(before);
    expect(await readAnswer(browser.post('/account/email', { email: after.toUpperCase() }))).toEqual(ok);
    expect((await info(browser)).email).toBe(before);
    const link = await linkTo(after);
    // Opened by a mail scanner, and clicked by a stranger.
    expect((await app.browser().get(link)).status).toBe(403);
    expect((await confirm(await signIn(), link)).status).toBe(403);
    expect((await browser.get(link)).status).toBe(200);
    expect((await confirm(browser, link)).headers.get('location')).toBe('/app/account/');
    expect((await info(browser)).email).toBe(after);
    expect((await elsewhere.get('/account/info')).status).toBe(401);
    expect(await mailsTo(before)).toHaveLength(1);
    expect((await confirm(browser, link)).status).toBe(410);
  });

  test('regression 117: an identity at Google is unlinked with the old address and linked by the new one', async () => {
    const [before, after] = [`old-${crypto.randomUUID()}@a.example`, `new-${crypto.randomUUID()}@a.example`];
    const [taken, own] = [crypto.randomUUID(), crypto.randomUUID()];
    const browser = await signIn(before, taken);
    const { id } = await info(browser);
    await browser.post('/account/email', { email: after });
    await confirm(browser, await linkTo(after));
    expect((await info(await signIn(before, taken))).id).not.toBe(id);
    expect((await info(await signIn(after))).id).toBe(id);
    expect((await info(await signIn(after, own))).id).toBe(id);
    expect((await info(await signIn(before, own))).id).toBe(id);
  });

  test('the answer does not reveal whether an address is known; the link tells only its mailbox', async () => {
    const taken = `taken-${crypto.randomUUID()}@a.example`;
    await signIn(taken);
    const browser = await signIn();
    expect(await readAnswer(browser.post('/account/email', { email: taken }))).toEqual(ok);
    expect((await confirm(browser, await linkTo(taken))).status).toBe(409);
    expect((await info(browser)).email).not.toBe(taken);
    expect((await confirm(browser, '/auth/address/forged')).status).toBe(410);
  });

  test('a deleted account is signed out, can be restored for 7 days, and is then removed completely', async () => {
    const email = `${crypto.randomUUID()}@a.example`;
    const browser = await signIn(email);
    const { id } = await info(browser);
    await browser.post('/docs/create_blank', { title: 'Mine' });
    const phone = await signIn(email);
    const sweepAt = (at: number) => ownAccountStore(app.connection.db).sweep(new Date(at).toISOString());
    const remove = () => browserOf(email).then((it) => it.post('/account/deletion'));
    const browserOf = (address: string) => signIn(address);

    expect((await browser.post('/account/deletion')).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    expect([(await phone.get('/account/info')).status, browser.cookies]).toEqual([401, {}]);
    const back = await browserOf(email);
    const { deletesAt } = await info(back);
    expect(Math.round((Date.parse(deletesAt ?? '') - Date.now()) / day)).toBe(7);
    expect(await readAnswer(back.delete('/account/deletion'))).toEqual(ok);
    await sweepAt(Date.now() + 8 * day);
    expect(await info(back)).toMatchObject({ id, deletesAt: null });

    await remove();
    await sweepAt(Date.now() + 6 * day);
    expect((await info(await browserOf(email))).id).toBe(id);
    await sweepAt(Date.now() + 8 * day);
    for (const table of ['accounts', 'documents', 'sessions'] as const) {
      const rows = await app.connection.db.selectFrom(table).selectAll().execute();
      expect(rows.filter((row) => Object.values(row).includes(id))).toEqual([]);
    }
    expect((await info(await browserOf(email))).id).not.toBe(id);
  });

  test('an account with a running subscription is asked to end that first', async () => {
    const browser = await signIn();
    const { secret } = await answerOf(proIntent, browser.get('/account/pro_intent?type=monthly'));
    await browser.post('/account/test_till/pay', { secret, outcome: 'success' });
    expect(await readAnswer(browser.post('/account/deletion'))).toMatchObject({
      status: 409,
      body: { code: 'still_paid' },
    });
    expect((await browser.get('/account/info')).status).toBe(200);
  });

  test('regression 116: an owner who returns and pays keeps the account, even after the subscription', async () => {
    const email = `${crypto.randomUUID()}@a.example`;
    await (await signIn(email)).post('/account/deletion');
    const back = await signIn(email);
    const { id, deletesAt } = await info(back);
    expect(deletesAt).not.toBeNull();
    const { secret } = await answerOf(proIntent, back.get('/account/pro_intent?type=monthly'));
    await back.post('/account/test_till/pay', { secret, outcome: 'success' });
    expect(await info(back)).toMatchObject({ id, deletesAt: null });
    const end = { method: 'POST', body: new URLSearchParams({ change: 'end' }) };
    expect((await back.request('/account/test_till', end)).status).toBe(303);
    await ownAccountStore(app.connection.db).sweep(new Date(Date.now() + 200 * day).toISOString());
    expect((await info(back)).id).toBe(id);
  });

  test('everything of the account, and nothing of anybody else, is exported as one zip', async () => {
    const browser = await signIn();
    await (await signIn()).post('/docs/create_blank', { title: 'Of somebody else' });
    const { id: first } = (await readAnswer(browser.post('/docs/create_blank', { title: 'Canals / 🌊' })))
      .body as { id: string };
    const { id: locked } = (await readAnswer(browser.post('/docs/create_blank', { title: 'Sealed' })))
      .body as {
      id: string;
    };
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Canals carry stories.' }] }],
    };
    await browser.post(`/docs/save/${first}`, { title: 'Canals / 🌊', content });
    const figures = { typed: { characters: 21, words: 3 } };
    const counted = { day: '2026-11-23', source: 'window-one', figures };
    await browser.post(`/docs/record/${first}`, { epoch: 0, days: [counted], runs: 't23' });
    await browser.post(`/docs/save/${locked}`, { title: 'Sealed', content });
    await browser.post(`/docs/record/${locked}`, { epoch: 0, days: [counted] });
    await browser.post(`/docs/lock/${locked}`, { password: 'quiet canal', hint: '' });
    await browser.post('/v2/main/writing_preferences', { addWords: ['moliceiro'] });
    await browser.post('/account/name', { name: 'Ada' });

    const answer = await browser.get('/account/export');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    const name = `documents/Canals 🌊 ${first.slice(0, 8)}`;
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'account.json',
        `${name}.docx`,
        `${name}.json`,
        `${name}.md`,
        `${name} writing record.json`,
        `documents/Sealed ${locked.slice(0, 8)} writing record.json`,
        'not-exported.json',
        'settings.json',
      ].toSorted(),
    );
    expect(JSON.parse(text(`${name}.json`))).toMatchObject({ id: first, title: 'Canals / 🌊', content });
    expect(text(`${name}.md`)).toContain('Canals carry stories.');
    expect(JSON.parse(text(`${name} writing record.json`))).toMatchObject({
      runs: 't23',
      days: [{ day: '2026-11-23', figures }],
    });
    expect(strFromU8((files[`${name}.docx`] ?? new Uint8Array()).subarray(0, 2))).toBe('PK');
    expect(JSON.parse(text('account.json'))).toMatchObject({ name: 'Ada', accountType: 'main' });
    expect(JSON.parse(text('settings.json'))).toMatchObject({ writing: { words: ['moliceiro'] } });
    expect(JSON.parse(text('not-exported.json'))).toEqual([
      { id: locked, title: 'Sealed', missing: ['locked'] },
    ]);
  });

  test('regression 175: versions, earnings, withdrawals and shared accounts are exported', async () => {
    const browser = await signIn();
    const { id: accountId } = await info(browser);
    const { id } = (await readAnswer(browser.post('/docs/create_blank', { title: 'Canals' }))).body as {
      id: string;
    };
    const at = '2026-11-23T10:20:30.000Z';
    const { db } = app.connection;
    const content = { type: 'doc', content: [{ type: 'paragraph' }] };
    await db
      .insertInto('document_versions')
      .values({
        id: crypto.randomUUID(),
        document_id: id,
        made_at: at,
        kind: 'saved',
        name: 'First draft',
        words: -1,
        bytes: 50,
        title: 'Old canals',
        content: JSON.stringify(content),
      })
      .execute();
    const earned = { accountId, minor: 4150, currency: 'usd', at };
    await db.transaction().execute((on) => book(on, { ...earned, source: crypto.randomUUID() }));
    const form = new FormData();
    const payee = { method: 'iban', holder: 'Ada Moreira', account: 'DE89 3704 0044 0532 0130 00' };
    for (const [name, value] of Object.entries(payee)) form.append(name, value);
    await browser.request('/account/withdrawal_request', { method: 'POST', body: form });
    await db
      .insertInto('accounts')
      .values({
        id: `shared-${id}`,
        type: 'shared',
        name: 'Class 7b',
        email: null,
        plan: 'free',
        country_code: 'PT',
        created_at: at,
        owner_id: accountId,
        share_code: `code-${id.slice(0, 8)}`,
      })
      .execute();

    const answer = await browser.get('/account/export');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const read = (path: string): unknown => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
    const version = Object.keys(files).find((path) => path.includes(' versions/2026-11-23T10-20-30 ')) ?? '';
    expect(read(version)).toMatchObject({ madeAt: at, name: 'First draft', title: 'Old canals', content });
    expect(read('earnings.json')).toMatchObject([
      { amount: 41.5, currency: 'USD', bookedAt: at },
      { amount: -41.5, currency: 'USD' },
    ]);
    expect(read('withdrawals.json')).toMatchObject([
      { amount: 41.5, currency: 'USD', method: 'iban', holder: 'Ada Moreira', status: 'pending' },
    ]);
    expect(read('shared-accounts.json')).toEqual([
      { id: `shared-${id}`, name: 'Class 7b', code: `code-${id.slice(0, 8)}`, createdAt: at },
    ]);
    expect(read('not-exported.json')).toEqual([
      { id: `shared-${id}`, title: 'Class 7b', missing: ['documents'] },
    ]);
  });

  test('an export loads the next document only when the last one was consumed', async () => {
    const made: string[] = [];
    const slow = await openTestApp(kind, {
      services: {
        exportDocument: async (job) => {
          const { title, options } = typeof job === 'function' ? await job() : job;
          made.push(title);
          const bytes = crypto.getRandomValues(new Uint8Array(64 * 1024));
          return { bytes, contentType: '', extension: options.fileType };
        },
      },
    });
    const visitor = await slow.visitor();
    for (let count = 0; count < 20; count += 1) {
      await visitor.post('/docs/create_blank', { title: `Text ${count}` });
    }
    const reader = (await visitor.get('/account/export')).body?.getReader();
    await reader?.read();
    for (let count = 0; count < 100; count += 1) await breathe();
    expect(made.length).toBeLessThan(4);
    await reader?.cancel();
    await slow.close();
  });
});
