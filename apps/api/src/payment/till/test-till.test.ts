import { accountInfo, proIntent, subscription, testPaymentAnswer } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { answerOf } from '../../testing/answer-of.ts';
import type { Browser } from '../../testing/browser.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { databaseKinds } from '../../testing/test-databases.ts';

describe.each(databaseKinds)('the test till on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  async function member(): Promise<Browser> {
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    return app.browser().with('octavo_session', token);
  }
  const begin = (browser: Browser, type = 'monthly') =>
    answerOf(proIntent, browser.get(`/account/pro_intent?type=${type}`));
  const pay = (browser: Browser, secret: string, outcome = 'success') =>
    answerOf(testPaymentAnswer, browser.post('/account/test_till/pay', { secret, outcome }));
  const plan = (browser: Browser) => answerOf(subscription, browser.get('/account/subscription'));
  const manage = (browser: Browser, change: string) =>
    browser.request('/account/test_till', { method: 'POST', body: new URLSearchParams({ change }) });

  test('a successful payment makes Pro, and is cancelled, kept and ended on its page', async () => {
    const browser = await member();
    const intent = await begin(browser, 'yearly');
    expect(intent).toMatchObject({ amount: 47.9, fullAmount: 59.88, currency: 'USD', publishableKey: null });
    expect(await pay(browser, intent.secret)).toEqual({ status: 'succeeded', message: null });
    const paid = await plan(browser);
    expect(paid).toEqual({
      pro: true,
      renewsAt: intent.renewsAt.replace(/T.*/, paid.renewsAt?.slice(10) ?? ''),
      endsAt: null,
      failedAt: null,
      retriesAt: null,
      manageable: true,
    });

    const { url } = (await readAnswer(browser.get('/account/subscription_manage_portal'))).body as {
      url: string;
    };
    expect(await (await browser.get(new URL(url).pathname)).text()).toContain('Cancel the subscription');
    expect((await manage(browser, 'cancel')).status).toBe(303);
    expect(await plan(browser)).toMatchObject({ pro: true, renewsAt: null, endsAt: paid.renewsAt });
    await manage(browser, 'resume');
    expect(await plan(browser)).toEqual(paid);
    await manage(browser, 'fail');
    expect(await plan(browser)).toMatchObject({ pro: true, failedAt: expect.any(String) });
    await manage(browser, 'payLate');
    expect(await plan(browser)).toEqual(paid);
    await manage(browser, 'end');
    expect(await plan(browser)).toMatchObject({ pro: false, renewsAt: null, endsAt: null });
    expect((await manage(browser, 'resume')).status).toBe(404);
  });

  test('a refused payment changes nothing and can be retried', async () => {
    const browser = await member();
    const { secret } = await begin(browser);
    expect(await pay(browser, secret, 'refusal')).toEqual({
      status: 'requires_payment_method',
      message: 'Your card was declined.',
    });
    expect(await plan(browser)).toMatchObject({ pro: false });
    await pay(browser, secret);
    expect(await plan(browser)).toMatchObject({ pro: true });
  });

  test('a payment in process succeeds later, even after a restart', async () => {
    const browser = await member();
    const { secret } = await begin(browser);
    expect(await pay(browser, secret, 'processing')).toEqual({ status: 'processing', message: null });
    expect(await plan(browser)).toMatchObject({ pro: false });
    await app.connection.db
      .updateTable('till_subscriptions')
      .set({ settles_at: new Date(Date.now() - 1).toISOString() })
      .where('settles_at', 'is not', null)
      .execute();
    await app.services.till?.settle();
    expect(await plan(browser)).toMatchObject({ pro: true });
  });

  test('nobody can pay or end what another account has started', async () => {
    const browser = await member();
    const { secret } = await begin(browser);
    const stranger = await member();
    await begin(stranger);
    const answer = stranger.post('/account/test_till/pay', { secret, outcome: 'success' });
    expect(await readAnswer(answer)).toMatchObject({ status: 404 });
    expect([(await plan(browser)).pro, (await plan(stranger)).pro]).toEqual([false, false]);
  });

  test('a message without its signature is refused', async () => {
    const answer = app.browser().request('/payment/webhook', {
      method: 'POST',
      body: JSON.stringify({ id: 'evt', subscriptionId: 'sub' }),
      headers: { 'stripe-signature': 'ab'.repeat(32) },
    });
    expect(await readAnswer(answer)).toMatchObject({ status: 400, body: { code: 'wrong_signature' } });
  });

  test('an address with pro=1 has no effect on the server', async () => {
    const browser = await member();
    await browser.get('/app/?pro=1&redirect_status=succeeded');
    expect(await plan(browser)).toMatchObject({ pro: false });
    expect(await readAnswer(browser.get('/account/remaining_words_limit?pro=1'))).toMatchObject({
      body: { limit: 200 },
    });
    expect((await browser.get('/account/check_share_account_code_availability/lime-9?pro=1')).status).toBe(
      403,
    );
  });
});

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };

test.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://write.example' }, false],
  [{ HOST: '0.0.0.0', TEST_TILL: 'on' }, true],
  [{ TEST_TILL: 'off' }, false],
  [stripe, false],
  [{ NODE_ENV: 'production' }, false],
])('with %j the state is: %s', (environment, stands) => {
  expect(readConfig(environment).testTill).toBe(stands);
});

test.each([
  [{ NODE_ENV: 'production', TEST_TILL: 'on' }, /TEST_TILL must not be on when NODE_ENV is production/],
  [{ ...stripe, TEST_TILL: 'on' }, /TEST_TILL must not be on where STRIPE_SECRET_KEY is set/],
])('%j is refused', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('prices, currency, discount and the inviter’s share are those of the configuration', async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('There is always SQLite.');
  const app = await openTestApp(kind, {
    environment: {
      RATE_LIMITS: 'off',
      PRICE_MONTHLY: '5.00',
      PRICE_YEARLY: '48.00',
      PRICE_CURRENCY: 'EUR',
      DISCOUNT_PERCENT: '25',
      DISCOUNT_HOURS: '1',
      REFERRAL_PERCENT: '50',
    },
  });
  const signUp = async (visitor: Browser) => {
    const token = visitor.cookies['octavo_session'];
    const session = await app.services.sessions.find(token ?? '');
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    return app.browser().with('octavo_session', await app.services.signIn.enter(person, { session, token }));
  };
  expect(await readAnswer(app.browser().get('/system/prices'))).toMatchObject({
    body: { currency: 'EUR', monthly: 5, yearly: 48, discount: { percent: 25, hours: 1 } },
  });
  const inviter = await signUp(await app.visitor());
  const { id } = await answerOf(accountInfo, inviter.get('/account/info'));
  const visitor = app.browser();
  await visitor.get(`/i/${id}`);
  await visitor.post('/auth/anonymous');
  const invited = await signUp(visitor);
  const intent = await answerOf(proIntent, invited.get('/account/pro_intent?type=yearly'));
  expect(intent).toMatchObject({ amount: 36, fullAmount: 48, currency: 'EUR', hasDiscount: true });
  expect(intent.discountExpiresAt).toBeLessThanOrEqual(3600);
  await invited.post('/account/test_till/pay', { secret: intent.secret, outcome: 'success' });
  expect(await answerOf(accountInfo, inviter.get('/account/info'))).toMatchObject({
    earnings: 18,
    currency: 'EUR',
  });
  await app.close();
});
