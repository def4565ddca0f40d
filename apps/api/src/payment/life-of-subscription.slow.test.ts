import { accountInfo, proIntent, subscription as subscriptionAnswer } from '@octavo/contract';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownAccountStore } from '../account/own-account-store.ts';
import { type Listening, listen } from '../listen.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { startStripePeer, stripeEnvironment, type StripePeer } from './testing/stripe-peer.ts';

const day = 24 * 60 * 60 * 1000;
const retriesAt = '2030-01-01T00:00:00.000Z';

describe.each(databaseKinds)('the life of a subscription on $name', (kind) => {
  let app: TestApp;
  let peer: StripePeer;
  let server: Listening;
  let events = 0;
  beforeAll(async () => {
    peer = await startStripePeer();
    app = await openTestApp(kind, {
      environment: { ...stripeEnvironment(peer), PUBLIC_URL: 'http://octavo.example' },
    });
    server = await listen(app.api, 0, '127.0.0.1');
  });
  afterAll(async () => {
    await server.stop(1000);
    await app.close();
    await peer.stop();
  });

  const newAddress = () => `${crypto.randomUUID()}@write.example`;
  async function signIn(email: string, visitor?: Browser): Promise<Browser> {
    const token = visitor?.cookies['octavo_session'];
    const session = token === undefined ? undefined : await app.services.sessions.find(token);
    const entered = await app.services.signIn.enter(
      { email, name: '', countryCode: 'US' },
      { session, token },
    );
    return app.browser().with('octavo_session', entered);
  }
  const standing = (browser: Browser) => answerOf(subscriptionAnswer, browser.get('/account/subscription'));
  const info = (browser: Browser) => answerOf(accountInfo, browser.get('/account/info'));
  const signed = async (event: unknown) =>
    (
      await peer.order({
        deliver: { to: `http://127.0.0.1:${server.port}/payment/webhook`, event },
      })
    ).status;
  const tell = (id: string) =>
    signed({
      id: `evt_life_${(events += 1)}`,
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id, object: 'subscription' } },
    });
  async function begin(browser: Browser): Promise<string> {
    const { secret } = await answerOf(proIntent, browser.get('/account/pro_intent?type=yearly'));
    return /^pi_(sub_\d+)_/.exec(secret)?.[1] ?? '';
  }
  type Happening = { readonly status?: string; readonly cancelled?: boolean };
  async function happens(subscription: string, what: Happening): Promise<void> {
    await peer.order({ set: { subscription, ...what } });
    expect(await tell(subscription)).toBe(200);
  }
  async function buyer(email = newAddress()) {
    const browser = await signIn(email);
    const bought = await begin(browser);
    await happens(bought, { status: 'active' });
    return { browser, bought, email };
  }
  const atPeer = async (id: string) =>
    (await peer.order()).subscriptions.find((subscription) => subscription.id === id);
  async function mailsTo(email: string): Promise<readonly string[]> {
    await app.services.outbox?.deliver();
    const mails = (await app.services.folderMailer?.list()) ?? [];
    return mails.filter(({ to }) => to === email).map(({ text }) => text);
  }
  const remove = (browser: Browser, query = '') => readAnswer(browser.post(`/account/deletion${query}`));

  test('regression 303: after a cancellation the account may be deleted at once; resuming keeps it', async () => {
    const { browser, bought, email } = await buyer();
    expect(await remove(browser)).toMatchObject({ status: 409, body: { code: 'still_paid' } });
    await happens(bought, { cancelled: true });
    expect(await remove(browser)).toMatchObject({ status: 200 });
    await tell(bought);
    const back = await signIn(email);
    expect((await info(back)).deletesAt).not.toBeNull();
    expect(await standing(back)).toMatchObject({ pro: true, endsAt: expect.any(String) });
    // Resuming the subscription keeps the account.
    await happens(bought, { cancelled: false });
    expect((await info(back)).deletesAt).toBeNull();
  });

  test('regression 304: a running subscription ends with the account, and the paid time stays until then', async () => {
    const { browser, bought, email } = await buyer();
    expect(await remove(browser, '?end_subscription=1')).toMatchObject({ status: 200 });
    expect(await atPeer(bought)).toMatchObject({ status: 'active', cancelled: true });
    const back = await signIn(email);
    expect(await standing(back)).toMatchObject({ pro: true, renewsAt: null, endsAt: expect.any(String) });
    expect((await info(back)).deletesAt).not.toBeNull();
  });

  test('regression 304: a subscription with a late payment ends at once and is not charged again', async () => {
    const { browser, bought } = await buyer();
    await happens(bought, { status: 'past_due' });
    expect(await remove(browser, '?end_subscription=1')).toMatchObject({ status: 200 });
    expect(await atPeer(bought)).toMatchObject({ status: 'canceled' });
  });

  test('regression 305: the page makes the server check a payment whose message is late', async () => {
    const browser = await signIn(newAddress());
    const bought = await begin(browser);
    const settle = () => answerOf(subscriptionAnswer, browser.post('/account/settle_payment'));
    expect(await settle()).toMatchObject({ pro: false });
    await peer.order({ set: { subscription: bought, status: 'active' } });
    expect(await standing(browser)).toMatchObject({ pro: false });
    expect(await settle()).toMatchObject({ pro: true, renewsAt: expect.any(String) });
    expect(await standing(browser)).toMatchObject({ pro: true });
  });

  test('regression 306: a failed renewal is shown with its date and mailed once, until it is paid', async () => {
    const { browser, bought, email } = await buyer();
    await happens(bought, { status: 'past_due' });
    await tell(bought);
    expect(await standing(browser)).toEqual({
      pro: true,
      renewsAt: null,
      endsAt: null,
      failedAt: expect.any(String),
      retriesAt,
      manageable: true,
    });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('http://octavo.example/app/account/');

    await happens(bought, { status: 'active' });
    expect(await standing(browser)).toMatchObject({
      pro: true,
      failedAt: null,
      renewsAt: expect.any(String),
    });
    await happens(bought, { status: 'past_due' });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('regression 306: a repeatedly failed invoice counts as a message about its subscription', async () => {
    const { browser, bought } = await buyer();
    await peer.order({ set: { subscription: bought, status: 'past_due' } });
    const parent = { type: 'subscription_details', subscription_details: { subscription: bought } };
    const event = {
      id: `evt_life_${(events += 1)}`,
      object: 'event',
      type: 'invoice.payment_failed',
      data: { object: { id: 'in_1', object: 'invoice', parent } },
    };
    expect(await signed(event)).toBe(200);
    expect(await standing(browser)).toMatchObject({ pro: true, retriesAt });
  });

  test('regression 307: a free month waits while a payment is late, so that it does not waive the debt', async () => {
    const { browser, bought } = await buyer();
    await happens(bought, { status: 'past_due' });
    const { id } = await info(browser);
    const month = { id: `month_${id}`, account_id: id, friend_id: null, created_at: retriesAt };
    await app.connection.db.insertInto('free_months').values(month).execute();
    await tell(bought);
    await app.services.payments?.sweep();
    expect(await atPeer(bought)).toMatchObject({ status: 'past_due' });
    await happens(bought, { status: 'active' });
    expect(await atPeer(bought)).toMatchObject({ status: 'trialing' });
  });

  /** Stripe's messages about a charge name no subscription, which stays unchanged until it is cancelled there. */
  const refunded = { object: 'charge', id: 'ch_1', refunded: true, amount_refunded: 4790 } as const;
  const disputed = { object: 'dispute', id: 'dp_1', charge: 'ch_1', reason: 'fraudulent' } as const;
  test.each([
    ['charge.refunded', refunded satisfies Partial<Stripe.Charge>],
    ['charge.dispute.created', { ...disputed, status: 'needs_response' } satisfies Partial<Stripe.Dispute>],
    ['charge.dispute.closed', { ...disputed, status: 'lost' } satisfies Partial<Stripe.Dispute>],
  ])('regression 323: %s ends nothing, but its cancellation does', async (type, object) => {
    const { browser, bought, email } = await buyer();
    const before = await standing(browser);
    const event = { id: `evt_life_${(events += 1)}`, object: 'event', type, data: { object } };
    expect(await signed(event)).toBe(200);
    expect(await standing(browser)).toEqual(before);
    await app.services.payments?.sweep();
    expect(await standing(browser)).toEqual(before);

    await happens(bought, { status: 'canceled' });
    expect(await standing(browser)).toMatchObject({ pro: false, failedAt: null, manageable: false });
    expect(await mailsTo(email)).toEqual([]);
    expect(await begin(browser)).not.toBe(bought);
  });

  /** The table of docs/payments.md. */
  test.each([
    ['active', { pro: true, renewsAt: expect.any(String), failedAt: null, manageable: true }],
    ['trialing', { pro: true, renewsAt: expect.any(String), failedAt: null, manageable: true }],
    ['past_due', { pro: true, renewsAt: null, failedAt: expect.any(String), retriesAt, manageable: true }],
    [
      'unpaid',
      { pro: false, renewsAt: null, failedAt: expect.any(String), retriesAt: null, manageable: true },
    ],
    [
      'paused',
      { pro: false, renewsAt: null, failedAt: expect.any(String), retriesAt: null, manageable: true },
    ],
    ['incomplete', { pro: false, renewsAt: null, failedAt: null, manageable: false }],
    ['incomplete_expired', { pro: false, renewsAt: null, failedAt: null, manageable: false }],
    ['canceled', { pro: false, renewsAt: null, failedAt: null, manageable: false }],
  ])('regression 306: what the page shows for a subscription that is %s', async (status, told) => {
    const { browser, bought } = await buyer();
    await happens(bought, { status });
    expect(await standing(browser)).toMatchObject(told);
  });

  test('regression 306: buying again after the provider has given up ends the old subscription', async () => {
    const { browser, bought } = await buyer();
    await happens(bought, { status: 'unpaid' });
    const another = await begin(browser);
    expect(another).not.toBe(bought);
    await happens(another, { status: 'active' });
    expect(await atPeer(bought)).toMatchObject({ status: 'canceled' });
    expect(await standing(browser)).toMatchObject({ pro: true, failedAt: null });
  });

  test('regression 309: a plan given by hand has nothing to manage', async () => {
    const browser = await signIn(newAddress());
    await app.services.accounts.setPlan((await info(browser)).id, 'pro');
    expect(await standing(browser)).toMatchObject({ pro: true, manageable: false });
  });

  test('regression 308: the customer at the provider has the account’s address, and is deleted with it', async () => {
    const visitor = await app.visitor();
    const bought = await begin(visitor);
    const customer = async () => {
      const scene = await peer.order();
      const id = scene.subscriptions.find((one) => one.id === bought)?.customer;
      return scene.customers.find((one) => one.id === id);
    };
    expect(await customer()).toMatchObject({ email: null });
    const [first, second] = [newAddress(), newAddress()];
    const browser = await signIn(first, visitor);
    await expect.poll(() => customer()).toMatchObject({ email: first });

    await browser.post('/account/email', { email: second });
    const [mail = ''] = await mailsTo(second);
    const token = /http\S+\/([\w-]+)/.exec(mail)?.[1] ?? '';
    const form = new URLSearchParams({ token });
    await browser.request('/auth/address/confirm', { method: 'POST', body: form });
    expect(await customer()).toMatchObject({ email: second, deleted: false });

    await remove(browser);
    await ownAccountStore(app.connection.db).sweep(new Date(Date.now() + 8 * day).toISOString());
    await app.services.payments?.sweep();
    expect(await customer()).toMatchObject({ deleted: true });
  });

  test('regression 308: the sweep sends the provider what could not be sent before', async () => {
    const visitor = await app.visitor();
    await begin(visitor);
    await peer.order({ mode: 'fail' });
    const email = newAddress();
    await signIn(email, visitor);
    const known = async () => (await peer.order()).customers.map((one) => one.email);
    await peer.order({ mode: 'answer' });
    await app.services.payments?.sweep();
    expect(await known()).toContain(email);
  });

  test.each([
    '"a string"',
    '7',
    'null',
    '{"id":1}',
    '{"id":"evt","type":"invoice.paid","data":{"object":[]}}',
  ])('regression 310: a signed message that is not an event is refused or ignored: %s', async (body) => {
    expect([200, 400]).toContain(await signed(JSON.parse(body)));
  });
});
