import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { hours, key, percent, price, schemes, sender, webAddress, words } from './config-fields.ts';
import { isLoopback } from './http/loopback.ts';

/** Variables for mail, Google and Stripe. */
export const serviceEnvironment = {
  SMTP_URL: schemes('smtp', 'smtps').optional(),
  MAIL_FROM: sender.optional(),
  GOOGLE_CLIENT_ID: words.optional(),
  GOOGLE_CLIENT_SECRET: words.optional(),
  GOOGLE_ISSUER: webAddress.optional(),
  STRIPE_SECRET_KEY: key.optional(),
  STRIPE_PUBLISHABLE_KEY: key.optional(),
  STRIPE_WEBHOOK_SECRET: words.optional(),
  STRIPE_API_BASE: webAddress.optional(),
  STRIPE_PRICE_MONTHLY: key.optional(),
  STRIPE_PRICE_YEARLY: key.optional(),
  STRIPE_COUPON: key.optional(),
  PRICE_MONTHLY: price.default('9.99'),
  PRICE_YEARLY: price.default('59.88'),
  PRICE_CURRENCY: z
    .string()
    .regex(/^[a-zA-Z]{3}$/, 'must be a currency of three letters such as USD')
    .default('USD'),
  DISCOUNT_PERCENT: percent.default(20),
  DISCOUNT_HOURS: hours.default(48),
  REFERRAL_PERCENT: percent.default(20),
  TEST_TILL: z.enum(['on', 'off'], 'must be on or off').optional(),
};

const environment = z.object(serviceEnvironment);
type Environment = z.infer<typeof environment>;

export interface ServiceSettings {
  /** If not set, no mail is sent. */
  readonly mail: MailSettings | undefined;
  readonly openId: OpenIdSettings | undefined;
  readonly stripe: StripeSettings | undefined;
}

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
}

export interface OpenIdSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** What Pro costs. */
export interface PriceSettings {
  readonly amounts: { readonly monthly: string; readonly yearly: string };
  /** ISO 4217, in lower case as Stripe writes it. */
  readonly currency: string;
  /** Applies for this many hours after the first visit. */
  readonly discount: { readonly percent: number; readonly hours: number };
}

export interface StripeSettings extends PriceSettings {
  readonly secretKey: string;
  /** For Stripe's form in the page. */
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string | undefined;
  /** Ids of prices and a coupon created at Stripe; without them, the amounts below are used. */
  readonly priceIds: { readonly monthly: string | undefined; readonly yearly: string | undefined };
  readonly couponId: string | undefined;
}

/** @throws ConfigError if a service is only partly configured */
export const readServices = (settings: Environment, production: boolean): ServiceSettings => ({
  mail: mailOf(settings),
  openId: openIdOf(settings, production),
  stripe: stripeOf(settings, production),
});

function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Environment): MailSettings | undefined {
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) {
    throw new ConfigError('MAIL_FROM must be set where SMTP_URL is: the address that mails come from.');
  }
  return { smtpUrl, from };
}

function openIdOf(settings: Environment, production: boolean): OpenIdSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined) {
    throw new ConfigError('GOOGLE_CLIENT_ID must be set where GOOGLE_CLIENT_SECRET is.');
  }
  if (clientSecret === undefined) {
    throw new ConfigError('GOOGLE_CLIENT_SECRET must be set where GOOGLE_CLIENT_ID is.');
  }
  requireTls('GOOGLE_ISSUER', issuer, production);
  return { clientId, clientSecret, issuer: issuer ?? 'https://accounts.google.com' };
}

function stripeOf(settings: Environment, production: boolean): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey === undefined) return undefined;
  if (webhookSecret === undefined) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is: without it no payment would make anybody Pro.',
    );
  }
  const publishableKey = settings.STRIPE_PUBLISHABLE_KEY;
  if (publishableKey === undefined) {
    throw new ConfigError(
      'STRIPE_PUBLISHABLE_KEY must be set where STRIPE_SECRET_KEY is: without it the page has no payment form.',
    );
  }
  requireTls('STRIPE_API_BASE', settings.STRIPE_API_BASE, production);
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiBase: settings.STRIPE_API_BASE,
    priceIds: { monthly: settings.STRIPE_PRICE_MONTHLY, yearly: settings.STRIPE_PRICE_YEARLY },
    couponId: settings.STRIPE_COUPON,
    ...readPrices(settings),
  };
}

export const readPrices = (settings: Environment): PriceSettings => ({
  amounts: { monthly: settings.PRICE_MONTHLY, yearly: settings.PRICE_YEARLY },
  currency: settings.PRICE_CURRENCY.toLowerCase(),
  discount: { percent: settings.DISCOUNT_PERCENT, hours: settings.DISCOUNT_HOURS },
});

/**
 * Whether the test till is on, which makes users Pro without money: if it was switched on, or by default if only this
 * machine can be reached and no other payment is set up.
 * @throws ConfigError in production, and together with Stripe
 */
export function readTestTill(
  { TEST_TILL: wish, STRIPE_SECRET_KEY: stripe }: Environment,
  { production, isLocal }: { readonly production: boolean; readonly isLocal: boolean },
): boolean {
  if (wish === 'on' && production) {
    throw new ConfigError(
      'TEST_TILL must not be on when NODE_ENV is production: it makes people Pro for nothing.',
    );
  }
  if (wish === 'on' && stripe !== undefined) {
    throw new ConfigError('TEST_TILL must not be on where STRIPE_SECRET_KEY is set.');
  }
  return wish === undefined ? !production && stripe === undefined && isLocal : wish === 'on';
}

/** Secrets are sent to these addresses: in production only over TLS, unless they are on this machine. */
function requireTls(name: string, address: string | undefined, production: boolean): void {
  if (address === undefined || !production) return;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    throw new ConfigError(`${name} must begin with https:// when NODE_ENV is production.`);
  }
}
