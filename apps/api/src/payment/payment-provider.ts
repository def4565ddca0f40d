import type { BillingPeriod } from '@octavo/contract/account-kinds';
import type { Money } from './amounts.ts';

export interface Customer {
  readonly accountId: string;
  readonly email: string | null;
  /** The account's former customer, if the provider no longer knew it or refused its currency. */
  readonly replaced?: string;
}

export interface Purchase {
  readonly customerId: string;
  readonly period: BillingPeriod;
  readonly discounted: boolean;
}

/** A payment that the customer's browser can now confirm with the provider's own form. */
export interface BegunPayment {
  readonly secret: string;
  /** Amount charged now. */
  readonly due: Money;
  /** Amount without the discount. */
  readonly full: Money;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: string;
  /** End of the paid period; ISO 8601 UTC. */
  readonly renewsAt: string | null;
  /** When it ends, if it was cancelled. */
  readonly endsAt: string | null;
  /** When a failed payment is retried, if it is. */
  readonly retriesAt: string | null;
  /** Amount paid by its newest invoice. */
  readonly paid: Money | null;
}

/** A message from the provider with a valid signature. */
export interface ProviderEvent {
  readonly id: string;
  /** The subscription concerned, if any. */
  readonly subscriptionId: string | undefined;
}

/**
 * The provider does not know this customer: it was deleted there, or belongs to test mode, other keys or the test till.
 */
export class UnknownCustomer extends Error {
  constructor(options?: ErrorOptions) {
    super('The payment provider does not know this customer.', options);
    this.name = 'UnknownCustomer';
  }
}

/** The customer has bought in another currency before, and the provider allows only one per customer. */
export class OtherCurrency extends Error {
  constructor(options?: ErrorOptions) {
    super('The payment provider takes another currency from this customer.', options);
    this.name = 'OtherCurrency';
  }
}

/** Takes the payments. Every call may throw AppError 502 `provider_failed`. */
export interface PaymentProvider {
  /** For the provider's form in the page; null for the test till. */
  readonly publishableKey: string | null;
  /** Returns the same customer for the same account and the same `replaced` customer, even if called twice at once. */
  createCustomer(customer: Customer): Promise<string>;
  /**
   * Resumes an unfinished payment of the customer if it is for the same purchase.
   * @throws UnknownCustomer, OtherCurrency
   */
  begin(purchase: Purchase): Promise<BegunPayment>;
  /** Address of the page where the customer manages or cancels purchases. @throws UnknownCustomer */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** The current state, whatever a message says; undefined if the provider does not know the subscription. */
  subscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All subscriptions of a customer, including ended ones; empty if the provider does not know the customer. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Stops all future charges: the subscription ends with the paid period, or at once if a payment has failed. */
  end(subscriptionId: string): Promise<void>;
  /** Sends the customer's address to the provider; does nothing if it does not know the customer. */
  readdress(customerId: string, email: string | null): Promise<void>;
  /** Deletes a customer and ends their subscriptions at once; does nothing if the provider does not know them. */
  removeCustomer(customerId: string): Promise<void>;
  /** Postpones the next payment of an existing subscription, free of charge until then. */
  extend(subscriptionId: string, until: Date): Promise<void>;
  /**
   * Cancels the customer's unfinished payments, so that nothing is paid twice; does nothing if the customer is unknown.
   */
  dropUnfinished(customerId: string): Promise<void>;
  /** @throws AppError 400 `wrong_signature` */
  readEvent(body: string, signature: string): Promise<ProviderEvent>;
}

/**
 * Paid, on trial, or late with a payment that the provider still tries to collect.
 * https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
 */
export const paidStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

/** Statuses of a subscription whose payment has failed: the provider is retrying, has given up, or waits for a card. */
export const lateStatuses: readonly string[] = ['past_due', 'unpaid', 'paused'];
