import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import { AppError } from '../errors.ts';
import type { OriginReader } from '../http/public-origin.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { PriceSettings } from '../service-settings.ts';
import { languageOf } from '../texts/language-of.ts';
import type { Payments } from './payments.ts';
import type { StandingReader } from './subscription-standing.ts';

/** Every switch between monthly and yearly begins a payment. */
export const begunPayments: Limit = {
  name: 'begun payments',
  most: 60,
  window: 60 * 60 * 1000,
  refusal: 'A payment was begun too often.',
};

/** A page waiting for a payment polls every few seconds. */
export const askedPayments: Limit = {
  name: 'asked payments',
  most: 200,
  window: 60 * 60 * 1000,
  refusal: 'The payment was asked about too often.',
};

export interface PaymentServices {
  /** Undefined if no payment provider is configured. */
  readonly payments: Payments | undefined;
  readonly limits: Limits;
  readonly originOf: OriginReader;
  readonly standingOf: StandingReader;
}

export interface PublicPaymentServices extends Pick<PaymentServices, 'payments'> {
  readonly prices: PriceSettings;
  readonly publishableKey: string | null;
}

export const webhookPath = '/payment/webhook';

/** Public, because the price is shown to everyone, and the provider has no session. */
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

export function registerPayment(app: Api, { payments, limits, originOf, standingOf }: PaymentServices): void {
  app.openapi(routes.subscription, async (context) => {
    return context.json(await standingOf(context.get('account')), 200);
  });

  app.openapi(routes.settlePayment, async (context) => {
    const account = context.get('account');
    await limits.take(askedPayments, account.id);
    await configured(payments).ask(account.id);
    return context.json(await standingOf(account), 200);
  });

  app.openapi(routes.proIntent, async (context) => {
    const account = context.get('account');
    const provider = configured(payments);
    await limits.take(begunPayments, account.id);
    const at = { language: languageOf(context), origin: originOf(context) };
    return context.json(await provider.begin(account, context.req.valid('query').type, at), 200);
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
