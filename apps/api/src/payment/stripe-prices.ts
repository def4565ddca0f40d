import { type BillingPeriod, billingPeriods } from '@octavo/contract/account-kinds';
import { brand } from '@octavo/contract/brand';
import Stripe from 'stripe';
import type { StripeSettings } from '../service-settings.ts';
import { inMinorUnit } from './amounts.ts';

export interface StripePrices {
  price(period: BillingPeriod): Promise<string>;
  coupon(): Promise<string>;
}

const intervals = { monthly: 'month', yearly: 'year' } as const satisfies Record<BillingPeriod, string>;

/**
 * Ids of the prices and of the coupon: the configured ones, else such as are found or made at Stripe under a name that
 * tells their amount. Another amount is another name, so that nobody's running subscription changes.
 */
export function stripePrices(stripe: Stripe, settings: StripeSettings): StripePrices {
  const { currency, amounts, discount, priceIds, couponId } = settings;

  async function findOrMakePrice(period: BillingPeriod): Promise<string> {
    const amount = inMinorUnit(amounts[period], currency);
    const name = `octavo-${period}-${currency}-${amount}`;
    const { data } = await stripe.prices.list({ lookup_keys: [name], limit: 1 });
    if (data[0]) return data[0].id;
    const made = await stripe.prices.create(
      {
        currency,
        unit_amount: amount,
        recurring: { interval: intervals[period] },
        lookup_key: name,
        product_data: { name: `${brand.name} Pro` },
      },
      { idempotencyKey: name },
    );
    return made.id;
  }

  async function findOrMakeCoupon(): Promise<string> {
    const id = `octavo-first-payment-${discount.percent}`;
    try {
      return (await stripe.coupons.retrieve(id)).id;
    } catch (error) {
      const missing = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
      if (!missing) throw error;
    }
    const made = await stripe.coupons.create(
      { id, percent_off: discount.percent, duration: 'once' },
      { idempotencyKey: id },
    );
    return made.id;
  }

  const price = Object.fromEntries(
    billingPeriods.map((period) => [period, once(() => findOrMakePrice(period))]),
  ) as Record<BillingPeriod, () => Promise<string>>;
  const coupon = once(findOrMakeCoupon);
  return {
    price: async (period) => priceIds[period] ?? price[period](),
    coupon: async () => couponId ?? coupon(),
  };
}

/** Asks once; a failure is not remembered. */
function once(ask: () => Promise<string>): () => Promise<string> {
  let answer: Promise<string> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
