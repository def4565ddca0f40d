import { type BillingPeriod, billingPeriods } from '@octavo/contract/account-kinds';
import { brand } from '@octavo/contract/brand';
import type Stripe from 'stripe';
import type { StripeSettings } from '../service-settings.ts';
import { inMinorUnit } from './amounts.ts';
import { isAboutOffer, isMadeAlready, isMissing } from './stripe-errors.ts';

export interface StripePrices {
  price(period: BillingPeriod): Promise<string>;
  /** Undefined if the configured coupon is gone and the configuration names no percentage. */
  coupon(): Promise<string | undefined>;
  /** Runs `work`, and once more with newly looked-up prices and coupon if Stripe refuses the known ones. */
  whileValid<Result>(work: () => Promise<Result>): Promise<Result>;
}

const intervals = { monthly: 'month', yearly: 'year' } as const satisfies Record<BillingPeriod, string>;

/**
 * Ids of the prices and the coupon: the configured ones, else those found or created at Stripe under a name that
 * includes the amount. A new amount means a new name, so that running subscriptions do not change. What was archived or
 * deleted at Stripe is created again for the same amount, so that no buyer is turned away.
 */
export function stripePrices(stripe: Stripe, settings: StripeSettings): StripePrices {
  const { currency, amounts, discount, priceIds, couponId } = settings;

  async function findOrMakePrice(period: BillingPeriod): Promise<string> {
    const configured = priceIds[period];
    if (configured !== undefined) {
      const price = await stripe.prices
        .retrieve(configured, { expand: ['product'] })
        .catch(undefinedWhereUnknown);
      if (price && isOnSale(price)) return price.id;
    }
    const amount = inMinorUnit(amounts[period], currency);
    const name = `octavo-${period}-${currency}-${amount}`;
    const { data } = await stripe.prices.list({
      lookup_keys: [name],
      limit: 100,
      expand: ['data.product'],
    });
    const onSale = data.find(isOnSale);
    if (onSale) return onSale.id;
    const made = await stripe.prices.create(
      {
        currency,
        unit_amount: amount,
        recurring: { interval: intervals[period] },
        lookup_key: name,
        // An archived price keeps its lookup key until another one takes it.
        transfer_lookup_key: true,
        product_data: { name: `${brand.name} Pro` },
      },
      // Stripe repeats its answer for an idempotency key for a day, even if the price has been archived since.
      { idempotencyKey: [name, ...data.map(({ id }) => id)].join('-') },
    );
    return made.id;
  }

  async function findOrMakeCoupon(): Promise<string | undefined> {
    if (couponId !== undefined) {
      const coupon = await stripe.coupons.retrieve(couponId).catch(undefinedWhereUnknown);
      if (coupon?.valid === true) return coupon.id;
    }
    if (discount.percent === 0) return undefined;
    const id = `octavo-first-payment-${discount.percent}`;
    const known = await stripe.coupons.retrieve(id).catch(undefinedWhereUnknown);
    if (known) return known.id;
    await stripe.coupons
      .create({ id, percent_off: discount.percent, duration: 'once' })
      .catch((error: unknown) => {
        if (!isMadeAlready(error)) throw error;
      });
    return id;
  }

  const price = Object.fromEntries(
    billingPeriods.map((period) => [period, remembered(() => findOrMakePrice(period))]),
  ) as Record<BillingPeriod, Remembered<string>>;
  const coupon = remembered(findOrMakeCoupon);
  return {
    price: (period) => price[period].get(),
    coupon: () => coupon.get(),
    async whileValid(work) {
      try {
        return await work();
      } catch (error) {
        if (!isAboutOffer(error)) throw error;
        for (const answer of [...Object.values(price), coupon]) answer.forget();
        return work();
      }
    },
  };
}

const isOnSale = ({ active, product }: Stripe.Price): boolean =>
  active && (typeof product === 'string' || (!product.deleted && product.active));

function undefinedWhereUnknown(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

interface Remembered<Answer> {
  get(): Promise<Answer>;
  forget(): void;
}

/** Caches the answer; a failure is not cached. */
function remembered<Answer>(ask: () => Promise<Answer>): Remembered<Answer> {
  let answer: Promise<Answer> | undefined;
  const forget = (): void => {
    answer = undefined;
  };
  return {
    get() {
      answer ??= ask().catch((error: unknown) => {
        forget();
        throw error;
      });
      return answer;
    },
    forget,
  };
}
