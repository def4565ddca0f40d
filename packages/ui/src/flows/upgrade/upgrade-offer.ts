/** What one pays for Pro in a billing period, in the main unit of the currency. */
export interface UpgradeOffer {
  /** ISO 4217. */
  readonly currency: string;
  /** Charged now. */
  readonly amount: number;
  /** Charged without a discount, and when it renews. */
  readonly fullAmount: number;
  /** When the discount ends, in ms since 1970; null where there is none. */
  readonly discountUntil: number | null;
  readonly renewsOn: Date;
}

/** Why a payment did not go through: in the provider's words, or without any (SPEC §8). */
export type PaymentMessage = { readonly is: 'refused'; readonly text: string } | { readonly is: 'other' };

/** How a payment stands when the reader comes back from the provider (SPEC §4). */
export type PaymentOutcome = 'succeeded' | 'processing' | 'requires_payment_method' | 'other';

/** Why there is no payment form. */
export type UpgradeFailure = 'unreachable' | 'notConfigured' | 'alreadyPro';
