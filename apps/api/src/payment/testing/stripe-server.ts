import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { servePeer, wishedPort } from '../../testing/serve-peer.ts';
import { type StripeOrder, stripeOrder, webhookSecret } from './stripe-peer.ts';

/** The part of Stripe's REST interface that the product uses, with the fields that it reads. */
const key = 'sk_test_peer';
let mode: NonNullable<StripeOrder['mode']> = 'answer';
let count = 0;
const newId = (kind: string): string => `${kind}_${(count += 1)}`;

interface Price {
  id: string;
  object: 'price';
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
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
    confirmation_secret: { type: 'payment_intent'; client_secret: string };
  };
}
const customers = new Map<string, { id: string; object: 'customer'; email: string | null }>();
const prices: Price[] = [];
const coupons = new Map<string, { id: string; object: 'coupon'; percent_off: number }>();
const subscriptions = new Map<string, Subscription>();
const replays = new Map<string, unknown>();
const calls: string[] = [];

class Refusal extends Error {
  readonly status: number;
  /** What else Stripe says of it. */
  readonly more: object;
  constructor(status: number, message: string, more = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}
const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Refusal(404, 'No such thing');
  return value;
};
/** https://docs.stripe.com/error-codes#resource-missing */
const knownCustomer = (id: string | null): void => {
  if (id !== null && customers.has(id)) return;
  throw new Refusal(400, `No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
};
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });

function answer(method: string, path: string, form: URLSearchParams): unknown {
  const [, resource = '', id = ''] = /^\/v1\/([a-z_/]+?)(?:\/((?:sub|cus|octavo)[\w-]*))?$/.exec(path) ?? [];
  const field = (name: string): string => found(form.get(name) ?? undefined);
  switch (`${method} ${resource}`) {
    case 'POST customers': {
      const customer = { id: newId('cus'), object: 'customer' as const, email: form.get('email') };
      customers.set(customer.id, customer);
      return customer;
    }
    case 'GET prices':
      return list(prices.filter((price) => price.lookup_key === form.get('lookup_keys[0]')));
    case 'POST prices': {
      const price: Price = {
        id: newId('price'),
        object: 'price',
        currency: field('currency'),
        unit_amount: Number(field('unit_amount')),
        lookup_key: form.get('lookup_key'),
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
      };
      coupons.set(coupon.id, coupon);
      return coupon;
    }
    case 'POST subscriptions':
      return id === '' ? subscribe(form, field) : extend(found(subscriptions.get(id)), form, field);
    case 'GET subscriptions':
      if (id !== '') return found(subscriptions.get(id));
      knownCustomer(form.get('customer'));
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
      found(customers.get(field('customer')));
      return {
        id: newId('bps'),
        object: 'billing_portal.session',
        url: `https://billing.stripe.example/session?back=${encodeURIComponent(field('return_url'))}`,
      };
    default:
      throw new Refusal(404, `Unrecognized request URL (${method} ${path})`);
  }
}

function subscribe(form: URLSearchParams, field: (name: string) => string): Subscription {
  found(customers.get(field('customer')));
  if (form.get('payment_behavior') !== 'default_incomplete') throw new Refusal(400, 'A card is missing');
  const price = found(prices.find(({ id }) => id === field('items[0][price]')));
  const couponId = form.get('discounts[0][coupon]');
  const percent = couponId === null ? 0 : found(coupons.get(couponId)).percent_off;
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
      confirmation_secret: { type: 'payment_intent', client_secret: `pi_${id}_secret_x` },
    },
  };
  subscriptions.set(id, subscription);
  return subscription;
}

function extend(subscription: Subscription, form: URLSearchParams, field: (name: string) => string) {
  if (form.get('proration_behavior') !== 'none') throw new Refusal(400, 'This would charge for the time');
  const [item] = subscription.items.data;
  found(item).current_period_end = Number(field('trial_end'));
  subscription.status = 'trialing';
  return subscription;
}

/** A month or a year from now, in seconds. */
function periodEnd({ recurring: { interval } }: Price): number {
  const days = interval === 'month' ? 30 : 365;
  return Math.floor(Date.now() / 1000) + days * 24 * 60 * 60;
}

function change({ subscription: id, status, cancelled }: NonNullable<StripeOrder['set']>): void {
  const subscription = found(subscriptions.get(id));
  if (status !== undefined) subscription.status = status;
  if (cancelled !== undefined) subscription.cancel_at_period_end = cancelled;
  const { latest_invoice: invoice } = subscription;
  if (status === 'active') invoice.amount_paid = invoice.amount_due;
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
  if (request.headers.authorization !== `Bearer ${key}`) {
    return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
  }
  const form = new URLSearchParams(method === 'POST' ? body : url.search);
  const replayKey = request.headers['idempotency-key'];
  try {
    const replay = typeof replayKey === 'string' ? replays.get(replayKey) : undefined;
    const value = replay ?? answer(method, url.pathname, form);
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
  const { mode: wanted, set, deliver: message } = stripeOrder.parse(order);
  mode = wanted ?? mode;
  if (set) change(set);
  return {
    status: message ? await deliver(message) : undefined,
    subscriptions: [...subscriptions.values()].map(({ id, customer, status, metadata, items }) => ({
      renewsAt: new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
      id,
      customer,
      status,
      discounted: metadata['discounted'],
      interval: items.data[0]?.price.recurring.interval,
    })),
    customers: [...customers.values()].map(({ id, email }) => ({ id, email })),
    prices: prices.map(({ unit_amount, currency }) => ({ amount: unit_amount, currency })),
    calls: calls.splice(0),
  };
});
