import type { BillingPeriod } from '@octavo/contract/account-kinds';

/** The price of Pro for a billing period, in the main unit of the currency. */
export interface UpgradeOffer {
  /** ISO 4217. */
  readonly currency: string;
  /** Due now. */
  readonly amount: number;
  /** Price without the discount, and the renewal date in ms since 1970. */
  readonly fullAmount: number;
  readonly renewsOn: number;
  /** When the discount ends, in ms since 1970; null if there is none. */
  readonly discountUntil: number | null;
}

/** An offer with what is needed to pay for it. */
export interface TakeableOffer extends UpgradeOffer {
  /** Client secret of this payment at the provider. */
  readonly secret: string;
  /** For the provider's form; null for the test checkout. */
  readonly publishableKey: string | null;
}

export interface Answer {
  readonly offer: TakeableOffer;
  /** Discount of a year compared with twelve months, from 0 to 1. */
  readonly yearlySaving: number;
}

/** Why a payment failed: in the provider's words, or without a reason (SPEC §8). */
export type PaymentMessage = { readonly is: 'refused'; readonly text: string } | { readonly is: 'other' };

/** Why there is no payment form. */
export type UpgradeFailure = 'unreachable' | 'notConfigured' | 'alreadyPro';

export interface UpgradeContext {
  readonly period: BillingPeriod;
  /** Offers received since the panel was opened. */
  readonly offers: Partial<Readonly<Record<BillingPeriod, TakeableOffer>>>;
  /** The last offer received; the form keeps showing it while another is loading. */
  readonly latest: TakeableOffer | null;
  readonly yearlySaving: number | null;
  readonly isFormLoaded: boolean;
  readonly message: PaymentMessage | null;
  readonly failure: UpgradeFailure | null;
}

export type UpgradeEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'period.change'; period: BillingPeriod }
  | { type: 'pay' }
  | { type: 'retry' };

export type UpgradeEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The server says that it is already paid for. */
  | { type: 'paid' };
