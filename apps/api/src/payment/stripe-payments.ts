import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StripeSettings } from '../service-settings.ts';
import { createPayments, type Payments } from './payments.ts';
import { paymentStore } from './payment-store.ts';
import { stripeProvider } from './stripe-provider.ts';

/** Payments through Stripe, with the discount of the configuration where there is any. */
export function stripePayments(settings: StripeSettings, db: Kysely<Database>): Payments {
  const { couponId, discount } = settings;
  const offered = couponId !== undefined || discount.percent > 0;
  return createPayments(stripeProvider(settings), paymentStore(db), { hours: offered ? discount.hours : 0 });
}
