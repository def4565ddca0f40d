import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import { AppError } from '../errors.ts';
import type { OriginReader } from '../http/public-origin.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { PriceSettings } from '../service-settings.ts';
import type { Payments } from './payments.ts';
import type { SubscriptionDates } from './payment-store.ts';

/** Whoever switches between monthly and yearly asks each time. */
export const begunPayments: Limit = {
  name: 'begun payments',
  most: 60,
  window: 60 * 60 * 1000,
  refusal: 'A payment was begun too often.',
};

export interface PaymentServices {
  /** Undefined where no payment provider is configured. */
  readonly payments: Payments | undefined;
  readonly limits: Limits;
  readonly originOf: OriginReader;
  readonly datesOf: (accountId: string) => Promise<SubscriptionDates>;
}

export interface PublicPaymentServices extends Pick<PaymentServices, 'payments'> {
  readonly prices: PriceSettings;
  readonly publishableKey: string | null;
}

export const webhookPath = '/payment/webhook';

/** What it costs is told to everybody, and the provider has no session. */
export function registerPaymentWebhook(
  app: Api,
  { payments, prices, publishableKey }: PublicPaymentServices,
): void {
  const { amounts, currency, discount } = prices;

  app.openapi(routes.prices, (context) =>
    context.json(
      {
        currency: currency.toUpperCase(),
        monthly: Number(amounts.monthly),
        yearly: Number(amounts.yearly),
        discount: discount.percent > 0 && discount.hours > 0 ? discount : null,
        publishableKey,
      },
      200,
    ),
  );

  app.post(webhookPath, async (context) => {
    const signature = context.req.header('stripe-signature') ?? '';
    await configured(payments).take(await context.req.text(), signature);
    return context.json({ ok: true });
  });
}

export function registerPayment(app: Api, { payments, limits, originOf, datesOf }: PaymentServices): void {
  app.openapi(routes.subscription, async (context) => {
    const { id, subscribed } = context.get('account');
    return context.json({ pro: subscribed, ...(await datesOf(id)) }, 200);
  });

  app.openapi(routes.proIntent, async (context) => {
    const account = context.get('account');
    const provider = configured(payments);
    await limits.take(begunPayments, account.id);
    return context.json(await provider.begin(account, context.req.valid('query').type), 200);
  });

  app.openapi(routes.subscriptionPortal, async (context) => {
    const provider = configured(payments);
    const url = await provider.portal(context.get('account'), `${originOf(context)}/app/account/`);
    return context.json({ url }, 200);
  });
}

function configured(payments: Payments | undefined): Payments {
  if (payments) return payments;
  throw new AppError(
    'not_configured',
    501,
    'Payment is not set up on this installation. Whoever runs it has to set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
  );
}
