import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { servePeer, wishedPort } from '../../testing/serve-peer.ts';
import { type StripeOrder, stripeOrder, webhookSecret } from './stripe-peer.ts';

/** The part of Stripe's REST API that the product uses, with the fields it reads. */
const keys = ['sk_test_peer', 'sk_test_other'];
let mode: NonNullable<StripeOrder['mode']> = 'answer';
let count = 0;
const newId = (kind: string): string => `${kind}_${(count += 1)}`;

interface Price {
  id: string;
  object: 'price';
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  active: boolean;
  product: { id: string; object: 'product'; active: boolean };
  recurring: { interval: string };
}
interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  metadata: Record<string, string>;
  items: { object: 'list'; data: { price: Price; current_period_end: number }[] };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  latest_invoice: {
    object: 'invoice';
    amount_due: number;
    amount_paid: number;
    currency: string;
    next_payment_attempt: number | null;
    confirmation_secret: { type: 'payment_intent'; client_secret: string };
  };
}
interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  /** A deleted customer can still be retrieved, but nothing else. */
  deleted?: true;
}
/** Each with the key that created it: other keys do not know it. */
const customers = new Map<string, { readonly key: string; readonly customer: Customer }>();
const prices: Price[] = [];
const coupons = new Map<string, { id: string; object: 'coupon'; percent_off: number; valid: boolean }>();
const subscriptions = new Map<string, Subscription>();
const replays = new Map<string, unknown>();
const calls: string[] = [];

class Refusal extends Error {
  readonly status: number;
  /** Further fields of the error. */
  readonly more: object;
  constructor(status: number, message: string, more = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}
/** https://docs.stripe.com/error-codes#resource-missing */
const missing = (what: string, param: string, status = 400): Refusal =>
  new Refusal(status, `No such ${what}`, { code: 'resource_missing', param });
const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw missing('thing', 'id', 404);
  return value;
};
function knownCustomer(id: string | null, key: string, param = 'customer'): Customer {
  const known = customers.get(id ?? '');
  if (known?.key !== key || known.customer.deleted) throw missing(`customer: '${id}'`, param);
  return known.customer;
}
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });

interface Asked {
  readonly key: string;
  readonly form: URLSearchParams;
}

function answer(method: string, path: string, { key, form }: Asked): unknown {
  const [, resource = '', id = ''] = /^\/v1\/([a-z_/]+?)(?:\/([a-z]+[_-][\w-]+))?$/.exec(path) ?? [];
  const field = (name: string): string => found(form.get(name) ?? undefined);
  switch (`${method} ${resource}`) {
    case 'POST customers': {
      if (id !== '') return Object.assign(knownCustomer(id, key, 'id'), { email: form.get('email') });
      const customer: Customer = { id: newId('cus'), object: 'customer', email: form.get('email') };
      customers.set(customer.id, { key, customer });
      return customer;
    }
    case 'DELETE customers':
      return deleteCustomer(knownCustomer(id, key, 'id'));
    case 'GET prices':
      if (id !== '') return found(prices.find((price) => price.id === id));
      return list(prices.filter((price) => price.lookup_key === form.get('lookup_keys[0]')));
    case 'POST prices': {
      const lookupKey = form.get('lookup_key');
      const holder = prices.find((price) => price.lookup_key === lookupKey);
      if (holder && form.get('transfer_lookup_key') !== 'true') {
        throw new Refusal(400, `A price (\`${holder.id}\`) already uses that lookup key.`);
      }
      if (holder) holder.lookup_key = null;
      const price: Price = {
        id: newId('price'),
        object: 'price',
        currency: field('currency'),
        unit_amount: Number(field('unit_amount')),
        lookup_key: lookupKey,
        active: true,
        product: { id: newId('prod'), object: 'product', active: true },
        recurring: { interval: field('recurring[interval]') },
      };
      prices.push(price);
      return price;
    }
    case 'GET coupons':
      return found(coupons.get(id));
    case 'POST coupons': {
      const coupon = {
        id: field('id'),
        object: 'coupon' as const,
        percent_off: Number(field('percent_off')),
        valid: true,
      };
      coupons.set(coupon.id, coupon);
      return coupon;
    }
    case 'POST subscriptions':
      return id === '' ? subscribe({ key, form }, field) : update(found(subscriptions.get(id)), form, field);
    case 'GET subscriptions':
      if (id !== '') return found(subscriptions.get(id));
      // The cancelled subscriptions of a deleted customer are still listed.
      if (customers.get(form.get('customer') ?? '')?.key !== key) throw missing('customer', 'customer');
      return list(
        [...subscriptions.values()].filter(
          ({ customer, status }) =>
            customer === form.get('customer') && ['all', status].includes(form.get('status') ?? ''),
        ),
      );
    case 'DELETE subscriptions': {
      const subscription = found(subscriptions.get(id));
      subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
      return subscription;
    }
    case 'POST billing_portal/sessions':
      knownCustomer(form.get('customer'), key);
      return {
        id: newId('bps'),
        object: 'billing_portal.session',
        url: `https://billing.stripe.example/session?back=${encodeURIComponent(field('return_url'))}`,
      };
    default:
      throw new Refusal(404, `Unrecognized request URL (${method} ${path})`);
  }
}

function deleteCustomer(customer: Customer): Customer {
  customer.deleted = true;
  for (const one of subscriptions.values()) if (one.customer === customer.id) one.status = 'canceled';
  return customer;
}

function subscribe({ key, form }: Asked, field: (name: string) => string): Subscription {
  knownCustomer(form.get('customer'), key);
  if (form.get('payment_behavior') !== 'default_incomplete') throw new Refusal(400, 'A card is missing');
  const price = found(prices.find(({ id }) => id === field('items[0][price]')));
  if (!price.active || !price.product.active) {
    throw new Refusal(400, 'The price specified is inactive.', { param: 'items[0][price]' });
  }
  const other = [...subscriptions.values()].find(
    ({ customer, status, latest_invoice: { currency } }) =>
      customer === form.get('customer') && !isOver(status) && currency !== price.currency,
  );
  if (other) {
    throw new Refusal(
      400,
      `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${other.latest_invoice.currency}`,
    );
  }
  const couponId = form.get('discounts[0][coupon]');
  const coupon = couponId === null ? undefined : coupons.get(couponId);
  if (couponId !== null && !coupon?.valid) throw missing('coupon', 'discounts[0][coupon]');
  const percent = coupon?.percent_off ?? 0;
  const id = newId('sub');
  const subscription: Subscription = {
    id,
    object: 'subscription',
    customer: field('customer'),
    status: 'incomplete',
    metadata: { discounted: form.get('metadata[discounted]') ?? '' },
    items: { object: 'list', data: [{ price, current_period_end: periodEnd(price) }] },
    cancel_at: null,
    cancel_at_period_end: false,
    latest_invoice: {
      object: 'invoice',
      amount_due: Math.round((price.unit_amount * (100 - percent)) / 100),
      amount_paid: 0,
      currency: price.currency,
      next_payment_attempt: null,
      confirmation_secret: { type: 'payment_intent', client_secret: `pi_${id}_secret_x` },
    },
  };
  subscriptions.set(id, subscription);
  return subscription;
}

const isOver = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired';

function update(subscription: Subscription, form: URLSearchParams, field: (name: string) => string) {
  if (form.get('cancel_at_period_end') === 'true') {
    return Object.assign(subscription, { cancel_at_period_end: true });
  }
  if (form.get('proration_behavior') !== 'none') throw new Refusal(400, 'This would charge for the time');
  const [item] = subscription.items.data;
  found(item).current_period_end = Number(field('trial_end'));
  subscription.status = 'trialing';
  return subscription;
}

/** 1 January 2030, in seconds. */
const retryAt = 1_893_456_000;

/** A month or a year from now, in seconds. */
function periodEnd({ recurring: { interval } }: Price): number {
  const days = interval === 'month' ? 30 : 365;
  return Math.floor(Date.now() / 1000) + days * 24 * 60 * 60;
}

function change({ subscription: id, status, cancelled, renewsAt }: NonNullable<StripeOrder['set']>): void {
  const subscription = found(subscriptions.get(id));
  if (status !== undefined) subscription.status = status;
  if (renewsAt !== undefined) {
    found(subscription.items.data[0]).current_period_end = Math.floor(Date.parse(renewsAt) / 1000);
  }
  if (cancelled !== undefined) subscription.cancel_at_period_end = cancelled;
  const { latest_invoice: invoice } = subscription;
  if (status === 'active') invoice.amount_paid = invoice.amount_due;
  invoice.next_payment_attempt = status === 'past_due' ? retryAt : null;
}

function takeAway({ customer, prices: which, coupons: gone }: NonNullable<StripeOrder['remove']>): void {
  if (customer !== undefined) deleteCustomer(found(customers.get(customer)).customer);
  if (which === 'archived') for (const price of prices) price.active = false;
  if (which === 'archived with their product') for (const { product } of prices) product.active = false;
  if (gone === 'deleted') coupons.clear();
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const url = new URL(request.url ?? '/', 'http://stripe');
  const send = (status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  const { method = '' } = request;
  calls.push(`${method} ${url.pathname}`);
  if (mode === 'fail') return send(500, { error: { type: 'api_error', message: 'Down' } });
  const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
  if (!keys.includes(key)) {
    return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
  }
  const form = new URLSearchParams(method === 'POST' ? body : url.search);
  const replayKey = request.headers['idempotency-key'];
  try {
    const replay = typeof replayKey === 'string' ? replays.get(replayKey) : undefined;
    const value = replay ?? answer(method, url.pathname, { key, form });
    if (typeof replayKey === 'string') replays.set(replayKey, value);
    return send(200, value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const type = 'invalid_request_error';
    return send(error.status, { error: { type, message: error.message, ...error.more } });
  }
}

async function deliver({ to, event, secret, age }: NonNullable<StripeOrder['deliver']>): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? webhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - (age ?? 0),
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { status } = await fetch(to, { method: 'POST', headers, body: payload });
  return status;
}

const server = createServer((request, response) => {
  void handle(request, response).catch(() => response.destroy());
});
server.listen(wishedPort, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

servePeer(port, async (order) => {
  const { mode: wanted, set, remove, deliver: message } = stripeOrder.parse(order);
  mode = wanted ?? mode;
  if (remove) takeAway(remove);
  if (set) change(set);
  return {
    status: message ? await deliver(message) : undefined,
    subscriptions: [...subscriptions.values()].map(({ id, customer, status, metadata, items, ...one }) => ({
      cancelled: one.cancel_at_period_end,
      renewsAt: new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
      id,
      customer,
      status,
      discounted: metadata['discounted'],
      interval: items.data[0]?.price.recurring.interval,
    })),
    customers: [...customers.values()].map(({ customer: { id, email, deleted = false } }) => ({
      id,
      email,
      deleted,
    })),
    prices: prices
      .filter(({ active }) => active)
      .map(({ unit_amount, currency }) => ({ amount: unit_amount, currency })),
    calls: calls.splice(0),
  };
});
