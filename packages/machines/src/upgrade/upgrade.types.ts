import type { BillingPeriod } from '@octavo/contract/account-kinds';

/** What one pays for Pro in a billing period, in the main unit of the currency. */
export interface UpgradeOffer {
  /** ISO 4217. */
  readonly currency: string;
  /** Charged now. */
  readonly amount: number;
  /** Charged without a discount, and when it renews, in ms since 1970. */
  readonly fullAmount: number;
  readonly renewsOn: number;
  /** When the discount ends, in ms since 1970; null where there is none. */
  readonly discountUntil: number | null;
}

/** An offer with what is needed to take it. */
export interface TakeableOffer extends UpgradeOffer {
  /** Of this payment, at the provider. */
  readonly secret: string;
  /** For the provider's form; null where the test till stands. */
  readonly publishableKey: string | null;
}

export interface Answer {
  readonly offer: TakeableOffer;
  /** How much less a year costs than twelve months, from 0 to 1. */
  readonly yearlySaving: number;
}

/** Why a payment did not go through: in the provider's words, or without any (SPEC §8). */
export type PaymentMessage = { readonly is: 'refused'; readonly text: string } | { readonly is: 'other' };

/** Why there is no payment form. */
export type UpgradeFailure = 'unreachable' | 'notConfigured' | 'alreadyPro';

export interface UpgradeContext {
  readonly period: BillingPeriod;
  /** What was asked since the panel was opened. */
  readonly offers: Partial<Readonly<Record<BillingPeriod, TakeableOffer>>>;
  /** The last one that was asked: the form stays on it while another is on its way. */
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
  /** The server says that it is paid for already. */
  | { type: 'paid' };
