import { accountInfo } from '@octavo/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { book } from './ledger.ts';
import { operatedWithdrawals } from './operated-withdrawals.ts';

const iban = 'DE89 3704 0044 0532 0130 00';

describe.each(databaseKinds)('earnings on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => app.close());

  async function member(earned = 0): Promise<Browser> {
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    const browser = app.browser().with('octavo_session', token);
    if (earned > 0) await earn(await idOf(browser), earned);
    return browser;
  }
  const infoOf = (browser: Browser) => answerOf(accountInfo, browser.get('/account/info'));
  const idOf = async (browser: Browser) => (await infoOf(browser)).id;
  const earn = (accountId: string, minor: number, source = crypto.randomUUID() as string, currency = 'usd') =>
    app.connection.db
      .transaction()
      .execute((db) => book(db, { accountId, minor, currency, source, at: new Date().toISOString() }));
  const withdraw = (browser: Browser, fields: Record<string, string> = {}) => {
    const body = new FormData();
    const form = { method: 'iban', holder: 'Ada Moreira', account: iban, ...fields };
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    return browser.request('/account/withdrawal_request', { method: 'POST', body });
  };
  const operated = () => operatedWithdrawals(app.connection.db);

  test('the whole balance is requested, once, and paid out step by step', async () => {
    const browser = await member(4150);
    expect(await infoOf(browser)).toMatchObject({ earnings: 41.5, recentWithdrawal: null });
    expect((await withdraw(browser)).status).toBe(200);
    expect(await infoOf(browser)).toMatchObject({ earnings: 0, recentWithdrawal: 'pending' });
    const id = await idOf(browser);
    await earn(id, 500);
    expect(await readAnswer(withdraw(browser))).toMatchObject({
      status: 409,
      body: { code: 'withdrawal_open' },
    });
    const open = (await operated().list('pending')).find((row) => row.account_id === id);
    expect(open).toMatchObject({ minor: 4150, method: 'iban', account: 'DE89370400440532013000' });
    expect(await operated().fulfil(open?.id ?? '')).toBe(false);
    expect(await operated().process(open?.id ?? '')).toBe(true);
    expect(await infoOf(browser)).toMatchObject({ earnings: 5, recentWithdrawal: 'processed' });
    expect((await withdraw(browser)).status).toBe(409);
    expect(await operated().fulfil(open?.id ?? '')).toBe(true);
    expect(await operated().fulfil(open?.id ?? '')).toBe(false);
    expect(await infoOf(browser)).toMatchObject({ recentWithdrawal: 'fulfilled' });
    expect((await withdraw(browser, { method: 'paypal', account: 'ada@write.example' })).status).toBe(200);
  });

  test('regression 316: earnings from before a change of currency are shown and paid out as well', async () => {
    const browser = await member(300);
    const id = await idOf(browser);
    await earn(id, 4150, crypto.randomUUID(), 'eur');
    const earlier = [{ amount: 41.5, currency: 'EUR' }];
    expect(await infoOf(browser)).toMatchObject({ earnings: 3, currency: 'USD', otherEarnings: earlier });
    expect((await withdraw(browser)).status).toBe(200);
    const open = (await operated().list('pending')).filter((row) => row.account_id === id);
    expect(Object.fromEntries(open.map(({ minor, currency }) => [currency, minor]))).toEqual({
      usd: 300,
      eur: 4150,
    });
    await operated().process(open[0]?.id ?? '');
    expect(await infoOf(browser)).toMatchObject({
      earnings: 0,
      otherEarnings: [],
      recentWithdrawal: 'pending',
    });
  });

  test('of many concurrent requests, one is accepted', async () => {
    const browser = await member(999);
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(browser)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await infoOf(browser)).toMatchObject({ earnings: 0, recentWithdrawal: 'pending' });
  });

  test.each([
    [{ account: 'DE00 1234' }, 'This is not an IBAN'],
    [{ method: 'paypal', account: 'nobody' }, 'A PayPal account is an email address'],
    [{ holder: ' ' }, 'holder'],
    [{ method: 'cash' }, 'method'],
  ])('%j is refused', async (fields, sentence) => {
    const browser = await member(999);
    const { status, body } = await readAnswer(withdraw(browser, fields));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await infoOf(browser)).toMatchObject({ earnings: 9.99 });
  });

  test('without earnings, nothing can be withdrawn', async () => {
    expect(await readAnswer(withdraw(await member()))).toMatchObject({
      status: 409,
      body: { code: 'nothing_earned' },
    });
  });

  test('the ledger sums to the balance after any operations in any order', async () => {
    const people = await Promise.all([member(), member(), member()]);
    const ids = await Promise.all(people.map(idOf));
    const { withdrawals } = app.services;
    const operation = fc.oneof(
      fc.record({ is: fc.constant('earn'), who: fc.nat(2), minor: fc.integer({ min: 1, max: 5000 }) }),
      fc.record({ is: fc.constant('repeat'), who: fc.nat(2), minor: fc.integer({ min: 1, max: 5000 }) }),
      fc.record({ is: fc.constant('withdraw'), who: fc.nat(2), minor: fc.constant(0) }),
      fc.record({ is: fc.constant('pay out'), who: fc.nat(2), minor: fc.constant(0) }),
    );
    const paidOut = async (id: string) => {
      for (const row of await operated().list('pending')) {
        if (row.account_id === id) await operated().process(row.id);
      }
      for (const row of await operated().list('processed')) {
        if (row.account_id === id) await operated().fulfil(row.id);
      }
    };
    const form = { method: 'iban', holder: 'Ada', account: 'DE89370400440532013000' } as const;
    let expected = new Map<string, number>(ids.map((id) => [id, 0]));
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 150, maxLength: 150 }), async (operations) => {
        for (const { is, who, minor } of operations) {
          const id = ids[who] ?? '';
          const balance = expected.get(id) ?? 0;
          switch (is) {
            case 'earn':
              await earn(id, minor);
              expected = expected.set(id, balance + minor);
              break;
            case 'repeat': {
              const source = crypto.randomUUID();
              await Promise.all([earn(id, minor, source), earn(id, minor, source)]);
              expected = expected.set(id, balance + minor);
              break;
            }
            case 'withdraw':
              if (
                await withdrawals.request(id, form).then(
                  () => true,
                  () => false,
                )
              ) {
                expected = expected.set(id, 0);
              }
              break;
            default:
              await paidOut(id);
          }
        }
        for (const id of ids) {
          const rows = await app.connection.db
            .selectFrom('ledger')
            .select('minor')
            .where('account_id', '=', id)
            .execute();
          const sum = rows.reduce((total, row) => total + row.minor, 0);
          const { earnings } = await withdrawals.earningsOf(id);
          expect([sum, Math.round(earnings * 100)]).toEqual([expected.get(id), expected.get(id)]);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('earnings during a withdrawal are in it or left over, never lost or paid twice', async () => {
    const browser = await member(1000);
    const id = await idOf(browser);
    const [answers] = await Promise.all([
      Promise.all([withdraw(browser), withdraw(browser)]),
      ...Array.from({ length: 10 }, () => earn(id, 7)),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [taken, ...others] = (await operated().list()).filter((row) => row.account_id === id);
    expect(others).toEqual([]);
    const { earnings } = await infoOf(browser);
    expect((taken?.minor ?? 0) + Math.round(earnings * 100)).toBe(1070);
  });

  test('of two operators who process the same withdrawal, one succeeds', async () => {
    const browser = await member(500);
    await withdraw(browser);
    const id = await idOf(browser);
    const row = (await operated().list('pending')).find(({ account_id }) => account_id === id);
    const moved = await Promise.all([operated().process(row?.id ?? ''), operated().process(row?.id ?? '')]);
    expect(moved.toSorted()).toEqual([false, true]);
  });
});
