import type { PaymentOutcome } from '@octavo/machines/payment-return';
import type { PaymentMessage } from '@octavo/machines/upgrade';
import type { CheckoutParts } from '@octavo/ui/flows/checkout';

/** A payment provider whose form is shown in the page. */
export interface Checkout {
  readonly parts: CheckoutParts;
  /**
   * Confirms what the form holds. A payment that proceeds leads to another page; otherwise resolves with why nothing
   * was paid.
   */
  readonly confirm: (secret: string) => Promise<PaymentMessage>;
  readonly statusOf: (secret: string, told: string | null) => Promise<PaymentOutcome>;
}
