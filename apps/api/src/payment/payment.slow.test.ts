import { accountInfo, proIntent, subscription as subscriptionAnswer } from '@octavo/contract';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../listen.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { freeMonths } from './free-months.ts';
import { addMonths } from './months.ts';
import { createPayments } from './payments.ts';
import { paymentStore } from './payment-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { startStripePeer, stripeEnvironment, type StripePeer } from './testing/stripe-peer.ts';

const hour = 60 * 60 * 1000;
const terms = { percent: 20 };
const undated = { renewsAt: null, endsAt: null, retriesAt: null, paid: null };

const standing = {
  pro: true,
  renewsAt: null,
  endsAt: null,
  failedAt: null,
  retriesAt: null,
  manageable: true,
};

describe.each(databaseKinds)('paying on $name', (kind) => {
  let app: TestApp;
  let peer: StripePeer;
  let server: Listening;
  let webhook: string;
  let events = 0;

  beforeAll(async () => {
    peer = await startStripePeer();
    app = await openTestApp(kind, { environment: stripeEnvironment(peer) });
    server = await listen(app.api, 0, '127.0.0.1');
    webhook = `http://127.0.0.1:${server.port}/payment/webhook`;
  });
  afterEach(async () => {
    await peer.order({ mode: 'answer' });
  });
  afterAll(async () => {
    await server.stop(1000);
    await app.close();
    await peer.stop();
  });

  /** Signs in somebody with an account. */
  const member = async (): Promise<Browser> => {
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    return app.browser().with('octavo_session', token);
  };
  const begin = (browser: Browser, type = 'monthly') =>
    answerOf(proIntent, browser.get(`/account/pro_intent?type=${type}`));
  const isPro = async (browser: Browser) =>
    (await answerOf(subscriptionAnswer, browser.get('/account/subscription'))).pro;
  /** The subscription that a secret pays for. */
  const boughtBy = (secret: string): string => /^pi_(sub_\d+)_/.exec(secret)?.[1] ?? '';
  const eventAbout = (id: string, extra: object = {}) => ({
    id: `evt_${(events += 1)}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { id, object: 'subscription', status: 'whatever' } },
    ...extra,
  });
  const tell = async (event: unknown, how: { secret?: string; age?: number } = {}) =>
    (await peer.order({ deliver: { to: webhook, event, ...how } })).status;
  const pay = async (browser: Browser, type = 'monthly'): Promise<string> => {
    const id = boughtBy((await begin(browser, type)).secret);
    await peer.order({ set: { subscription: id, status: 'active' } });
    expect(await tell(eventAbout(id))).toBe(200);
    return id;
  };

  test('prices are those of the configuration, minus the discount of the first 48 hours', async () => {
    const browser = await member();
    expect(await begin(browser)).toEqual({
      secret: expect.stringMatching(/^pi_sub_\d+_secret_x$/),
      amount: 7.99,
      hasDiscount: true,
      discountExpiresAt: expect.any(Number),
      fullAmount: 9.99,
      currency: 'USD',
      renewsAt: expect.any(String),
      publishableKey: 'pk_test_peer',
    });
    const { amount, discountExpiresAt } = await begin(browser, 'yearly');
    expect(amount).toBe(47.9);
    expect(discountExpiresAt).toBeGreaterThan(47 * 3600);
    expect(discountExpiresAt).toBeLessThanOrEqual(48 * 3600);

    const { id } = await answerOf(accountInfo, browser.get('/account/info'));
    const past = new Date(Date.now() - 48 * hour).toISOString();
    await app.connection.db.updateTable('accounts').set({ created_at: past }).where('id', '=', id).execute();
    expect(await begin(browser)).toMatchObject({ amount: 9.99, hasDiscount: false, discountExpiresAt: null });
    expect(await begin(browser, 'yearly')).toMatchObject({ amount: 59.88, hasDiscount: false });
    expect((await peer.order()).prices).toEqual([
      { amount: 999, currency: 'usd' },
      { amount: 5988, currency: 'usd' },
    ]);
  });

  test('asking again resumes the same payment; an account is one customer, even with concurrent requests', async () => {
    const browser = await member();
    const [one, two] = await Promise.all([begin(browser), begin(browser)]);
    const again = await begin(browser);
    expect([one?.secret, two?.secret]).toContain(again.secret);
    const { email } = await answerOf(accountInfo, browser.get('/account/info'));
    const { customers } = await peer.order();
    expect(customers.filter((customer) => customer.email === email)).toHaveLength(1);
  });

  test('an earned month moves the next payment at Stripe, once; a cancellation keeps the paid time', async () => {
    const inviter = await member();
    const bought = await pay(inviter);
    const { id: inviterId } = await answerOf(accountInfo, inviter.get('/account/info'));
    const until = async () => (await peer.order()).subscriptions.find(({ id }) => id === bought)?.renewsAt;
    const before = (await until()) ?? '';
    const visitor = app.browser();
    await visitor.get(`/i/${inviterId}`);
    await visitor.post('/auth/anonymous');
    const token = visitor.cookies['octavo_session'];
    const session = await app.services.sessions.find(token ?? '');
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    const entered = await app.services.signIn.enter(person, { session, token });
    await pay(app.browser().with('octavo_session', entered));
    const settle = () => inviter.post('/account/handle_invited');
    await Promise.all([settle(), settle()]);
    const after = addMonths(new Date(before), 1).toISOString();
    expect(await until()).toBe(after);
    // Stripe reports the month as a trial: its invoice of zero is not a first payment, and it stays Pro.
    await tell(eventAbout(bought));
    expect(await answerOf(subscriptionAnswer, inviter.get('/account/subscription'))).toEqual({
      ...standing,
      renewsAt: after,
    });
    await peer.order({ set: { subscription: bought, cancelled: true } });
    await tell(eventAbout(bought));
    expect(await answerOf(subscriptionAnswer, inviter.get('/account/subscription'))).toEqual({
      ...standing,
      endsAt: after,
    });
  });

  test('a paid account without a message does not pay twice, and is Pro from then on', async () => {
    const browser = await member();
    const id = boughtBy((await begin(browser)).secret);
    await peer.order({ set: { subscription: id, status: 'active' } });
    expect(await isPro(browser)).toBe(false);
    expect(await readAnswer(browser.get('/account/pro_intent?type=yearly'))).toMatchObject({
      status: 409,
      body: { code: 'already_pro' },
    });
    expect(await isPro(browser)).toBe(true);
  });

  test('a paid account is Pro, without limit, and cannot pay twice; a cancelled one is Free again', async () => {
    const browser = await member();
    expect(await isPro(browser)).toBe(false);
    const other = boughtBy((await begin(browser, 'yearly')).secret);
    const id = await pay(browser);
    expect(await isPro(browser)).toBe(true);
    expect(await readAnswer(browser.get('/account/pro_intent?type=monthly'))).toMatchObject({
      status: 409,
      body: { code: 'already_pro' },
    });
    const { subscriptions } = await peer.order();
    expect(subscriptions.find((one) => one.id === other)?.status).toBe('incomplete_expired');
    await peer.order({ set: { subscription: id, status: 'canceled' } });
    expect(await tell(eventAbout(id, { type: 'customer.subscription.deleted' }))).toBe(200);
    expect(await isPro(browser)).toBe(false);
  });

  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
  ])('%s: Pro is %s', async (status, pro) => {
    const browser = await member();
    const id = boughtBy((await begin(browser)).secret);
    await peer.order({ set: { subscription: id, status } });
    await tell(eventAbout(id));
    expect(await isPro(browser)).toBe(pro);
  });

  test('a plan given by hand stays when a subscription ends', async () => {
    const browser = await member();
    const id = await pay(browser);
    const account = await answerOf(accountInfo, browser.get('/account/info'));
    await app.services.accounts.setPlan(account.id, 'pro');
    await peer.order({ set: { subscription: id, status: 'canceled' } });
    await tell(eventAbout(id));
    expect(await isPro(browser)).toBe(true);
  });

  test('an anonymous visitor who paid stays Free, and is Pro once signed in, even to an existing account', async () => {
    const browser = await app.visitor();
    await pay(browser);
    expect(await isPro(browser)).toBe(true);
    const calls = await browser.get('/account/info');
    expect((await answerOf(accountInfo, calls)).accountType).toBe('anon');
    const token = browser.cookies['octavo_session'];
    const session = await app.services.sessions.find(token ?? '');
    expect(session?.account.pro).toBe(false);

    const old = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    await app.services.signIn.enter(old, { session: undefined, token: undefined });
    const entered = await app.services.signIn.enter(old, { session, token });
    expect((await app.services.sessions.find(entered))?.account).toMatchObject({ type: 'main', pro: true });
  });

  test('a message that is unsigned, signed by another, altered or old changes nothing', async () => {
    const browser = await member();
    const id = boughtBy((await begin(browser)).secret);
    await peer.order({ set: { subscription: id, status: 'active' } });
    const refused = { status: 400, body: { code: 'wrong_signature' } };
    expect(await tell(eventAbout(id), { secret: 'whsec_other' })).toBe(400);
    expect(await tell(eventAbout(id), { age: 3600 })).toBe(400);
    for (const signature of ['', 'x', 't=1,v1=00']) {
      const answer = app.api.request('/payment/webhook', {
        method: 'POST',
        body: JSON.stringify(eventAbout(id)),
        headers: { 'stripe-signature': signature },
      });
      expect(await readAnswer(answer)).toMatchObject(refused);
    }
    expect(await isPro(browser)).toBe(false);
  });

  test('the same message twice, or twice at once, counts once', async () => {
    const browser = await member();
    const id = await pay(browser);
    const event = eventAbout(id);
    expect(await Promise.all([tell(event), tell(event), tell(event)])).toEqual([200, 200, 200]);
    await peer.order();
    expect(await tell(event)).toBe(200);
    expect((await peer.order()).calls).toEqual([]);
    const rows = await app.connection.db
      .selectFrom('payment_events')
      .select('id')
      .where('id', '=', event.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('messages in the wrong order lead to the actual state', async () => {
    const browser = await member();
    const id = boughtBy((await begin(browser)).secret);
    const [first, second] = [eventAbout(id), eventAbout(id)];
    await peer.order({ set: { subscription: id, status: 'canceled' } });
    await tell(second);
    await tell(first);
    expect(await isPro(browser)).toBe(false);
  });

  test('a late answer does not overwrite a newer one', async () => {
    const browser = await member();
    const { id } = await answerOf(accountInfo, browser.get('/account/info'));
    const store = paymentStore(app.connection.db, terms);
    const customerId = `cus_late_${id}`;
    await store.addCustomer(customerId, id);
    const told = (eventId: string, status: string, askedAt: string) => ({
      eventId: `${eventId}_${id}`,
      subscription: { ...undated, id: `sub_late_${id}`, customerId, status },
      askedAt,
    });
    await store.take(told('newer', 'canceled', '2026-01-01T00:00:01.000Z'));
    await store.take(told('older', 'active', '2026-01-01T00:00:00.000Z'));
    expect(await isPro(browser)).toBe(false);
  });

  test('messages about other things, or other customers, are accepted and change nothing', async () => {
    expect(
      await tell({ id: 'evt_other', object: 'event', type: 'charge.succeeded', data: { object: {} } }),
    ).toBe(200);
    const stranger: PaymentProvider = {
      ...unused,
      readEvent: async () => ({ id: 'evt_stranger', subscriptionId: 'sub_stranger' }),
      subscription: async (id) => ({ ...undated, id, customerId: 'cus_stranger', status: 'active' }),
    };
    const { db } = app.connection;
    const payments = createPayments({
      provider: stranger,
      store: paymentStore(db, terms),
      months: freeMonths(db, stranger),
      discount: { hours: 0 },
    });
    await payments.take('', '');
    const rows = await db.selectFrom('subscriptions').select('id').where('id', '=', 'sub_stranger').execute();
    expect(rows).toEqual([]);
  });

  test('the portal is open to customers, and returns to the account page', async () => {
    const browser = await member();
    expect(await readAnswer(browser.get('/account/subscription_manage_portal'))).toMatchObject({
      status: 404,
      body: { code: 'no_subscription' },
    });
    await pay(browser);
    const answer = await answerOf(
      z.object({ url: z.url() }),
      browser.request('/account/subscription_manage_portal', { headers: { host: '127.0.0.1:8080' } }),
    );
    expect(new URL(answer.url).searchParams.get('back')).toBe('http://127.0.0.1:8080/app/account/');
  });

  test('regression 115: a customer from the test mode or the till, unknown to Stripe, is not paying', async () => {
    const visitor = await answerOf(accountInfo, (await app.visitor()).get('/account/info'));
    const store = paymentStore(app.connection.db, terms);
    const customerId = `till_cus_${visitor.id}`;
    await store.addCustomer(customerId, visitor.id);
    await store.begin(customerId);
    await peer.order();
    await app.services.payments?.sweep();
    expect((await peer.order()).calls).toContain('GET /v1/subscriptions');
  });

  test('during a provider outage nothing is started; messages are requested again and count afterwards', async () => {
    const browser = await member();
    const id = boughtBy((await begin(browser)).secret);
    await peer.order({ set: { subscription: id, status: 'active' }, mode: 'fail' });
    expect(await readAnswer(browser.get('/account/pro_intent?type=monthly'))).toEqual({
      status: 502,
      body: {
        error:
          'The payment provider cannot be reached, or refuses. Nothing was charged; please try again in a moment.',
        code: 'provider_failed',
      },
    });
    const event = eventAbout(id);
    expect(await tell(event)).toBe(502);
    expect(await isPro(browser)).toBe(false);
    await peer.order({ mode: 'answer' });
    expect(await tell(event)).toBe(200);
    expect(await isPro(browser)).toBe(true);
  });
});

const unexpected = (): never => {
  throw new Error('This was not to be asked.');
};
const unused: PaymentProvider = {
  publishableKey: null,
  subscriptionsOf: unexpected,
  extend: unexpected,
  createCustomer: unexpected,
  begin: unexpected,
  portal: unexpected,
  subscription: unexpected,
  end: unexpected,
  readdress: unexpected,
  removeCustomer: unexpected,
  dropUnfinished: unexpected,
  readEvent: unexpected,
};

test('without a configuration it says so', async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('There is always SQLite.');
  const app = await openTestApp(kind, { environment: { TEST_TILL: 'off' } });
  const visitor = await app.visitor();
  const refused = { status: 501, body: { code: 'not_configured' } };
  expect(await readAnswer(visitor.get('/account/pro_intent?type=monthly'))).toMatchObject(refused);
  expect(await readAnswer(visitor.get('/account/subscription_manage_portal'))).toMatchObject(refused);
  expect(await readAnswer(app.browser().post('/payment/webhook', {}))).toMatchObject(refused);
  await app.close();
});
