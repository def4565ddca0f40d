import Stripe from 'stripe';
import { AppError } from '../errors.ts';
import type { StripeSettings } from '../service-settings.ts';
import {
  type BegunPayment,
  OtherCurrency,
  type PaymentProvider,
  type ProviderSubscription,
  type Purchase,
  UnknownCustomer,
} from './payment-provider.ts';
import { isOtherCurrency, isUnknown } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripePrices } from './stripe-prices.ts';

/** Timeout for each answer, in milliseconds; the SDK retries once by itself. */
const timeout = 10_000;
const withInvoice = 'latest_invoice.confirmation_secret';

/**
 * Stripe, through its SDK. Cards are entered into Stripe's own form in the browser: no number ever reaches this server.
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiBase),
    timeout: timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const prices = stripePrices(stripe, settings);

  const unfinished = (customer: string, status: 'incomplete' | 'unpaid' | 'paused' = 'incomplete') =>
    stripe.subscriptions.list({ customer, status, limit: 100, expand: [`data.${withInvoice}`] });

  async function begin({ customerId, period, discounted }: Purchase): Promise<BegunPayment> {
    const price = await prices.price(period);
    const coupon = discounted ? await prices.coupon() : undefined;
    const marks = { discounted: String(discounted) };
    const { data } = await unfinished(customerId);
    const same = data.find(
      ({ items, metadata }) =>
        items.data[0]?.price.id === price && metadata['discounted'] === marks.discounted,
    );
    const subscription =
      same ??
      (await stripe.subscriptions.create({
        customer: customerId,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: marks,
        expand: [withInvoice],
        ...(coupon === undefined ? {} : { discounts: [{ coupon }] }),
      }));
    return paymentOf(subscription);
  }

  return {
    publishableKey: settings.publishableKey,

    createCustomer: ({ accountId, email, replaced }) =>
      asked(async () => {
        const known = { metadata: { account: accountId }, ...(email === null ? {} : { email }) };
        const { id } = await stripe.customers.create(known, {
          // Stripe repeats its answer for an idempotency key for a day, even for a customer that has been deleted
          // since.
          idempotencyKey: `octavo-customer-${[accountId, email ?? '', replaced ?? ''].join('-')}`,
        });
        return id;
      }),

    begin: (purchase) => asked(() => prices.whileValid(() => begin(purchase))),

    portal: (customer, returnUrl) =>
      asked(async () => {
        const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
        return url;
      }),

    subscription: (id) =>
      asked(async () => {
        const found = await stripe.subscriptions
          .retrieve(id, { expand: ['latest_invoice'] })
          .catch(undefinedWhereUnknown('id'));
        return found && toSubscription(found);
      }),

    subscriptionsOf: (customer) =>
      asked(async () => {
        const found = await stripe.subscriptions
          .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
          .catch(undefinedWhereUnknown('customer'));
        return (found?.data ?? []).map(toSubscription);
      }),

    // A trial passes without payment: the next invoice comes when it ends.
    extend: (id, until) =>
      asked(async () => {
        await stripe.subscriptions.update(id, {
          trial_end: Math.floor(until.getTime() / 1000),
          proration_behavior: 'none',
        });
      }),

    // If it were cancelled at the end of the period, a late subscription would still be charged.
    end: (id) =>
      asked(async () => {
        const found = await stripe.subscriptions.retrieve(id).catch(undefinedWhereUnknown('id'));
        if (!found || found.status === 'canceled') return;
        if (found.status === 'past_due') await stripe.subscriptions.cancel(id);
        else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),

    readdress: (id, email) =>
      asked(async () => {
        await stripe.customers.update(id, { email: email ?? '' }).catch(undefinedWhereUnknown('id'));
      }),

    removeCustomer: (id) =>
      asked(async () => {
        await stripe.customers.del(id).catch(undefinedWhereUnknown('id'));
      }),

    dropUnfinished: (customer) =>
      asked(async () => {
        for (const status of ['incomplete', 'unpaid', 'paused'] as const) {
          const found = await unfinished(customer, status).catch(undefinedWhereUnknown('customer'));
          for (const { id } of found?.data ?? []) {
            await stripe.subscriptions.cancel(id).catch(undefinedWhereUnknown('id'));
          }
        }
      }),

    async readEvent(body, signature) {
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, settings.webhookSecret)
        .catch((error: unknown) => {
          throw new AppError('wrong_signature', 400, 'This message was not signed by the payment provider.', {
            cause: error,
          });
        });
      return readStripeEvent(event);
    },
  };
}

function paymentOf({ latest_invoice: invoice, items }: Stripe.Subscription): BegunPayment {
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  const full = items.data[0]?.price.unit_amount ?? undefined;
  if (typeof invoice !== 'object' || invoice === null || secret === undefined || full === undefined) {
    throw failed(new Error('The subscription came without a payment to confirm.'));
  }
  const { amount_due: minor, currency } = invoice;
  return { secret, due: { minor, currency }, full: { minor: full, currency } };
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, customer, status, items, cancel_at: cancelAt, latest_invoice: invoice } = subscription;
  const renewsAt = atSecond(items.data[0]?.current_period_end);
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    status,
    renewsAt,
    endsAt: subscription.cancel_at_period_end ? renewsAt : atSecond(cancelAt),
    retriesAt: typeof invoice === 'object' ? atSecond(invoice?.next_payment_attempt) : null,
    paid:
      typeof invoice === 'object' && invoice !== null
        ? { minor: invoice.amount_paid, currency: invoice.currency }
        : null,
  };
}

const atSecond = (second: number | null | undefined): string | null =>
  second === null || second === undefined ? null : new Date(second * 1000).toISOString();

const undefinedWhereUnknown =
  (param: 'customer' | 'id') =>
  (error: unknown): undefined => {
    if (!isUnknown(param, error)) throw error;
  };

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? ('https' as const) : ('http' as const),
  };
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isUnknown('customer', error)) throw new UnknownCustomer({ cause: error });
    if (isOtherCurrency(error)) throw new OtherCurrency({ cause: error });
    throw error instanceof Stripe.errors.StripeError ? failed(error) : error;
  }
}

const failed = (cause: Error): AppError =>
  new AppError(
    'provider_failed',
    502,
    'The payment provider cannot be reached, or refuses. Nothing was charged; please try again in a moment.',
    { cause },
  );
