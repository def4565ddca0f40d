import type { BillingPeriod } from '@octavo/contract/account-kinds';
import type { Money } from './amounts.ts';

export interface Customer {
  readonly accountId: string;
  readonly email: string | null;
  /** The customer that the account was until the provider did not know it any more, or took another currency. */
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
  /** What will be charged now. */
  readonly due: Money;
  /** What is charged without a discount. */
  readonly full: Money;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: string;
  /** End of what is paid for; ISO 8601 UTC. */
  readonly renewsAt: string | null;
  /** When it ends, where it was cancelled. */
  readonly endsAt: string | null;
  /** When a payment that has failed is tried again, if it is. */
  readonly retriesAt: string | null;
  /** What its newest invoice brought in. */
  readonly paid: Money | null;
}

/** A message of the provider whose signature was right. */
export interface ProviderEvent {
  readonly id: string;
  /** The subscription that it is about, if any. */
  readonly subscriptionId: string | undefined;
}

/**
 * The provider knows no such customer: it was deleted there, or belongs to the test mode, to other keys or to the test
 * till.
 */
export class UnknownCustomer extends Error {
  constructor(options?: ErrorOptions) {
    super('The payment provider does not know this customer.', options);
    this.name = 'UnknownCustomer';
  }
}

/** The customer has bought in another currency before, and the provider takes no second one from it. */
export class OtherCurrency extends Error {
  constructor(options?: ErrorOptions) {
    super('The payment provider takes another currency from this customer.', options);
    this.name = 'OtherCurrency';
  }
}

/** Whoever takes the money. Every call may throw AppError 502 `provider_failed`. */
export interface PaymentProvider {
  /** For the provider's form in the page; null where the test till stands. */
  readonly publishableKey: string | null;
  /** The same for the same account and the same `replaced` customer, also when asked twice at once. */
  createCustomer(customer: Customer): Promise<string>;
  /**
   * Takes up a payment that the customer has begun and not finished, if it is for the same.
   * @throws UnknownCustomer, OtherCurrency
   */
  begin(purchase: Purchase): Promise<BegunPayment>;
  /** Address of the page where the customer manages or cancels what was bought. @throws UnknownCustomer */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** As it is now, whatever a message says; undefined where the provider knows no such subscription. */
  subscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All that a customer has, ended ones too; nothing where it knows no such customer. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** From now on charges nothing more: it ends with what is paid for, at once where a payment of it has failed. */
  end(subscriptionId: string): Promise<void>;
  /** Tells the provider the address of a customer, unless it knows no such customer. */
  readdress(customerId: string, email: string | null): Promise<void>;
  /** Deletes a customer, unless the provider knows none, and ends at once what runs of it. */
  removeCustomer(customerId: string): Promise<void>;
  /** Moves the next payment of a subscription that it knows to a later time, free of charge until then. */
  extend(subscriptionId: string, until: Date): Promise<void>;
  /** Ends what the customer has begun and not finished, so that nothing is paid twice; nothing of an unknown one. */
  dropUnfinished(customerId: string): Promise<void>;
  /** @throws AppError 400 `wrong_signature` */
  readEvent(body: string, signature: string): Promise<ProviderEvent>;
}

/**
 * Paid, or on trial, or late with a payment that the provider still tries to collect.
 * https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
 */
export const paidStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

/** Of a subscription whose payment has failed: the provider still tries, has given up, or waits for a card. */
export const lateStatuses: readonly string[] = ['past_due', 'unpaid', 'paused'];
