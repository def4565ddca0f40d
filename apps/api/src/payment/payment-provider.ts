import type { BillingPeriod } from '@octavo/contract/account-kinds';

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
  /** What will be charged now, in the main unit of the currency. */
  readonly amount: number;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: string;
}

/** A message of the provider whose signature was right. */
export interface ProviderEvent {
  readonly id: string;
  /** The subscription that it is about, if any. */
  readonly subscriptionId: string | undefined;
}

/** Whoever takes the money. Every call may throw AppError 502 `provider_failed`. */
export interface PaymentProvider {
  /** The same for the same account, also when asked twice at once. */
  createCustomer(customer: Customer): Promise<string>;
  /** Takes up a payment that the customer has begun and not finished, if it is for the same. */
  begin(purchase: Purchase): Promise<BegunPayment>;
  /** Address of the page where the customer manages or cancels what was bought. */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** As it is now, whatever a message says. */
  subscription(id: string): Promise<ProviderSubscription>;
  /** Ends what the customer has begun and not finished, so that nothing is paid twice. */
  dropUnfinished(customerId: string): Promise<void>;
  /** @throws AppError 400 `wrong_signature` */
  readEvent(body: string, signature: string): Promise<ProviderEvent>;
}
