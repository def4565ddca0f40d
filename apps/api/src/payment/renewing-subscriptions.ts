import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { paidStatuses } from './payment-provider.ts';

/** Subscriptions that will be charged again, with their customers: paid for or late, and not cancelled. */
export const renewingSubscriptions = (db: Kysely<Database>) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('payment_customers', 'payment_customers.id', 'subscriptions.customer_id')
    .where('subscriptions.status', 'in', paidStatuses)
    .where('subscriptions.ends_at', 'is', null);
