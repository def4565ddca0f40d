import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Outbox } from '../mail/outbox.ts';
import { customerRecords } from './customer-records.ts';
import { freeMonths } from './free-months.ts';
import { lateNotice } from './late-notice.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPayments, type Payments } from './payments.ts';
import { paymentStore } from './payment-store.ts';
import { stripeProvider } from './stripe-provider.ts';
import { testTill, type TestTill } from './till/test-till.ts';

export interface ChosenPayments {
  /** Undefined if payments are not set up. */
  readonly payments: Payments | undefined;
  /** The test till, if payments are tried out without money. */
  readonly till: TestTill | undefined;
}

/** Stripe if it is configured, else the test till if that is allowed. */
export function choosePayments(
  config: Config,
  db: Kysely<Database>,
  outbox: Outbox | undefined,
): ChosenPayments {
  const { stripe, prices, referralPercent } = config;
  const by = (provider: PaymentProvider, offersDiscount: boolean): Payments =>
    createPayments({
      provider,
      store: paymentStore(db, { percent: referralPercent }),
      months: freeMonths(db, provider),
      customers: customerRecords(db, provider),
      mailLate: lateNotice({ db, outbox, publicUrl: config.publicUrl }),
      discount: { hours: offersDiscount ? prices.discount.hours : 0 },
    });
  const offersDiscount = prices.discount.percent > 0;
  if (stripe) {
    const payments = by(stripeProvider(stripe), offersDiscount || stripe.couponId !== undefined);
    return { payments, till: undefined };
  }
  if (!config.testTill) return { payments: undefined, till: undefined };
  const till = testTill(db, prices);
  const payments = by(till.provider, offersDiscount);
  till.tell((body, signature) => payments.take(body, signature));
  return { payments, till };
}
