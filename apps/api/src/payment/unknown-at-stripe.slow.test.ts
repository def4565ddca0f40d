import { accountInfo, proIntent, subscription } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import type { StripeSettings } from '../service-settings.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { OtherCurrency, type PaymentProvider, UnknownCustomer } from './payment-provider.ts';
import { paymentStore } from './payment-store.ts';
import { stripeProvider } from './stripe-provider.ts';
import { startStripePeer, stripeEnvironment, type StripePeer, webhookSecret } from './testing/stripe-peer.ts';

const purchase = { period: 'monthly', discounted: false } as const;
const settingsOf = (peer: StripePeer, secretKey = 'sk_test_peer'): StripeSettings => ({
  secretKey,
  publishableKey: 'pk_test_peer',
  webhookSecret,
  apiBase: peer.url,
  currency: 'usd',
  amounts: { monthly: '9.99', yearly: '59.88' },
  discount: { percent: 20, hours: 48 },
  priceIds: { monthly: undefined, yearly: undefined },
  couponId: undefined,
});

describe('what Stripe does not know', () => {
  let peer: StripePeer;
  let provider: PaymentProvider;
  beforeAll(async () => {
    peer = await startStripePeer();
    provider = stripeProvider(settingsOf(peer));
  });
  afterAll(() => peer.stop());

  const newCustomer = (by: PaymentProvider = provider) =>
    by.createCustomer({ accountId: crypto.randomUUID(), email: null });
  const customers = {
    unknown: async () => 'till_cus_of_the_till',
    deleted: async () => {
      const id = await newCustomer();
      await peer.order({ remove: { customer: id } });
      return id;
    },
    foreign: () => newCustomer(stripeProvider(settingsOf(peer, 'sk_test_other'))),
  };

  /** Each call of the port and its outcome; a call without an entry is a type error. */
  const calls = {
    createCustomer: [
      async (replaced) => {
        const account = { accountId: crypto.randomUUID(), email: null };
        const before = await provider.createCustomer(account);
        return (await provider.createCustomer({ ...account, replaced })) === before ? 'the same' : 'another';
      },
      'another',
    ],
    begin: [(customerId) => provider.begin({ customerId, ...purchase }), 'UnknownCustomer'],
    portal: [(customerId) => provider.portal(customerId, 'http://octavo.example/'), 'UnknownCustomer'],
    subscription: [() => provider.subscription('sub_unknown'), undefined],
    subscriptionsOf: [(customerId) => provider.subscriptionsOf(customerId), []],
    extend: [() => provider.extend('sub_unknown', new Date()), 'provider_failed'],
    end: [() => provider.end('sub_unknown'), undefined],
    readdress: [(customerId) => provider.readdress(customerId, 'a@write.example'), undefined],
    removeCustomer: [(customerId) => provider.removeCustomer(customerId), undefined],
    dropUnfinished: [(customerId) => provider.dropUnfinished(customerId), undefined],
    readEvent: [() => provider.readEvent('{}', ''), 'wrong_signature'],
  } satisfies Record<
    Exclude<keyof PaymentProvider, 'publishableKey'>,
    readonly [(customerId: string) => Promise<unknown>, unknown]
  >;
  const nameOf = (error: unknown): string => {
    if (error instanceof AppError) return error.code;
    return error instanceof UnknownCustomer ? 'UnknownCustomer' : String(error);
  };

  describe.each(Object.entries(customers))('regression 300: a customer that is %s', (_, find) => {
    test.each(Object.entries(calls))('%s', async (_name, [call, expected]) => {
      expect(await call(await find()).catch(nameOf)).toEqual(expected);
    });
  });

  test.each(['archived', 'archived with their product'] as const)(
    'regression 301: prices that were %s are created again, before and after they were looked up',
    async (how) => {
      const begin = async () => provider.begin({ customerId: await newCustomer(), ...purchase });
      expect((await begin()).due).toEqual({ minor: 999, currency: 'usd' });
      await peer.order({ remove: { prices: how } });
      expect((await begin()).due).toEqual({ minor: 999, currency: 'usd' });
      await peer.order({ remove: { prices: how } });
      provider = stripeProvider(settingsOf(peer));
      expect((await begin()).due).toEqual({ minor: 999, currency: 'usd' });
    },
  );

  test('regression 302: a deleted coupon is created again', async () => {
    const begin = async () =>
      provider.begin({ customerId: await newCustomer(), period: 'monthly', discounted: true });
    expect((await begin()).due.minor).toBe(799);
    await peer.order({ remove: { coupons: 'deleted' } });
    expect((await begin()).due.minor).toBe(799);
  });

  test('regression 302: a missing configured price or coupon is replaced with one of the same amount', async () => {
    const settings = settingsOf(peer);
    const mistaken = stripeProvider({
      ...settings,
      priceIds: { monthly: 'price_gone', yearly: 'price_gone' },
      couponId: 'coupon_gone',
    });
    const begun = await mistaken.begin({
      customerId: await newCustomer(),
      period: 'yearly',
      discounted: true,
    });
    expect(begun.due.minor).toBe(4790);
    const without = stripeProvider({
      ...settings,
      discount: { percent: 0, hours: 48 },
      couponId: 'coupon_gone',
    });
    const full = await without.begin({ customerId: await newCustomer(), period: 'yearly', discounted: true });
    expect(full.due.minor).toBe(5988);
  });
});

test('regression 316: a purchase started in another currency is distinguished from an unknown customer', async () => {
  const peer = await startStripePeer();
  const [dollars, euros] = ['usd', 'eur'].map((currency) =>
    stripeProvider({ ...settingsOf(peer), currency }),
  );
  const customerId = (await dollars?.createCustomer({ accountId: 'ada', email: null })) ?? '';
  await dollars?.begin({ customerId, ...purchase });
  await expect(euros?.begin({ customerId, ...purchase })).rejects.toBeInstanceOf(OtherCurrency);
  await peer.stop();
});

describe.each(databaseKinds)('prices in another currency than before on $name', (kind) => {
  let app: TestApp;
  let peer: StripePeer;
  beforeAll(async () => {
    peer = await startStripePeer();
    app = await openTestApp(kind, {
      environment: { ...stripeEnvironment(peer), PRICE_CURRENCY: 'EUR' },
    });
  });
  afterAll(async () => {
    await app.close();
    await peer.stop();
  });

  test.each(['incomplete', 'unpaid'])(
    'regression 316: a customer with an %s payment in the former currency can buy, which cancels that payment',
    async (status) => {
      const person = { email: `${status}@write.example`, name: '', countryCode: 'US' };
      const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
      const browser = app.browser().with('octavo_session', token);
      const { id } = await answerOf(accountInfo, browser.get('/account/info'));
      const dollars = stripeProvider(settingsOf(peer));
      const former = await dollars.createCustomer({ accountId: `${id}-before`, email: null });
      await paymentStore(app.connection.db, { percent: 20 }).addCustomer(former, id);
      const { secret } = await dollars.begin({ customerId: former, ...purchase });
      const old = /^pi_(sub_\d+)_/.exec(secret)?.[1] ?? '';
      await peer.order({ set: { subscription: old, status } });

      const begun = await answerOf(proIntent, browser.get('/account/pro_intent?type=monthly'));
      expect(begun).toMatchObject({ currency: 'EUR' });
      const bought = /^pi_(sub_\d+)_/.exec(begun.secret)?.[1] ?? '';
      await peer.order({ set: { subscription: bought, status: 'active' } });
      const settled = browser.post('/account/settle_payment');
      expect(await answerOf(subscription, settled)).toMatchObject({ pro: true, failedAt: null });
      const { subscriptions } = await peer.order();
      expect(subscriptions.find((one) => one.id === old)?.status).toMatch(/canceled|incomplete_expired/);
    },
  );
});

describe.each(databaseKinds)('from the test till to Stripe on $name', (kind) => {
  let app: TestApp;
  let peer: StripePeer;
  beforeAll(async () => {
    peer = await startStripePeer();
    app = await openTestApp(kind, { environment: stripeEnvironment(peer) });
  });
  afterAll(async () => {
    await app.close();
    await peer.stop();
  });

  /** Somebody who opened the upgrade panel earlier, under another provider. */
  const earlierBuyer = async (): Promise<Browser> => {
    const browser = await app.visitor();
    const { id } = await answerOf(accountInfo, browser.get('/account/info'));
    await paymentStore(app.connection.db, { percent: 20 }).addCustomer(`till_cus_${id}`, id);
    return browser;
  };

  test('regression 300: a visitor with the upgrade panel open can buy twice with the same customer', async () => {
    const browser = await earlierBuyer();
    const begin = () => answerOf(proIntent, browser.get('/account/pro_intent?type=monthly'));
    const { secret } = await begin();
    expect((await begin()).secret).toBe(secret);
  });

  test('regression 300: the portal says that nothing was bought', async () => {
    const browser = await earlierBuyer();
    expect(await readAnswer(browser.get('/account/subscription_manage_portal'))).toMatchObject({
      status: 404,
      body: { code: 'no_subscription' },
    });
  });
});
