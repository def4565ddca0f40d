import type { BillingPeriod } from '@octavo/contract/account-kinds';
import type { Money } from './amounts.ts';

export interface Customer {
  readonly accountId: string;
  readonly email: string | null;
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
  /** What its newest invoice brought in. */
  readonly paid: Money | null;
}

/** A message of the provider whose signature was right. */
export interface ProviderEvent {
  readonly id: string;
  /** The subscription that it is about, if any. */
  readonly subscriptionId: string | undefined;
}

/** Whoever takes the money. Every call may throw AppError 502 `provider_failed`. */
export interface PaymentProvider {
  /** For the provider's form in the page; null where the test till stands. */
  readonly publishableKey: string | null;
  /** The same for the same account, also when asked twice at once. */
  createCustomer(customer: Customer): Promise<string>;
  /** Takes up a payment that the customer has begun and not finished, if it is for the same. */
  begin(purchase: Purchase): Promise<BegunPayment>;
  /** Address of the page where the customer manages or cancels what was bought. */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** As it is now, whatever a message says. */
  subscription(id: string): Promise<ProviderSubscription>;
  /** All that a customer has, ended ones too; nothing where it knows no such customer. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Moves the next payment to a later time, without charging for what lies between. */
  extend(subscriptionId: string, until: Date): Promise<void>;
  /** Ends what the customer has begun and not finished, so that nothing is paid twice. */
  dropUnfinished(customerId: string): Promise<void>;
  /** @throws AppError 400 `wrong_signature` */
  readEvent(body: string, signature: string): Promise<ProviderEvent>;
}

/**
 * Paid, or on trial, or late with a payment that the provider still tries to collect.
 * https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
 */
export const paidStatuses: readonly string[] = ['active', 'trialing', 'past_due'];
