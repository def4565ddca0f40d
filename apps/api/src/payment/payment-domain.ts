import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { paymentStore } from './payment-store.ts';
import { type PaymentServices, registerPayment, registerPaymentWebhook, webhookPath } from './routes.ts';
import { standingReader } from './subscription-standing.ts';
import { registerTill, type TillServices } from './till/till-routes.ts';

export interface PaymentParts extends Omit<PaymentServices, 'standingOf'>, Omit<TillServices, 'customerOf'> {
  readonly config: Config;
  readonly connection: Connection;
}

/** Paying for Pro. */
export function paymentDomain(parts: PaymentParts): Domain {
  const { payments, till, config, connection } = parts;
  const store = paymentStore(connection.db, { percent: config.referralPercent });
  return {
    publicRoutes: (app) =>
      registerPaymentWebhook(app, {
        payments,
        prices: config.prices,
        publishableKey: config.stripe?.publishableKey ?? null,
      }),
    routes(app) {
      registerPayment(app, { ...parts, standingOf: standingReader(connection.db) });
      registerTill(app, { ...parts, customerOf: (id) => store.customerOf(id) });
    },
    bodies: { [webhookPath]: { bytes: 1024 * 1024 } },
    async sweep() {
      await till?.settle();
      await payments?.sweep();
    },
    close: async () => till?.stop(),
  };
}
