import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { type PaymentServices, registerPayment, registerPaymentWebhook, webhookPath } from './routes.ts';
import { stripePayments } from './stripe-payments.ts';

export interface PaymentParts extends Omit<PaymentServices, 'payments'> {
  readonly config: Config;
  readonly connection: Connection;
}

/** Paying for Pro. */
export function paymentDomain(parts: PaymentParts): Domain {
  const { stripe } = parts.config;
  const payments = stripe && stripePayments(stripe, parts.connection.db);
  return {
    publicRoutes: (app) => registerPaymentWebhook(app, payments),
    routes: (app) => registerPayment(app, { ...parts, payments }),
    bodies: { [webhookPath]: { bytes: 1024 * 1024 } },
    sweep: async () => payments?.sweep(),
  };
}
