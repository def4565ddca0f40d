import type { PaymentOutcome } from '@octavo/machines/payment-return';
import type { PaymentMessage } from '@octavo/machines/upgrade';
import type { CheckoutParts } from '@octavo/ui/flows/checkout';
import { show } from './checkout-store.ts';

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

/** Where the reader returns to after paying (SPEC §4). */
export const returnUrl = (): string => new URL('/app/?pro=1', location.href).href;

let loaded: Checkout | null = null;

/** Fetches Stripe's form, or the test till's where there is no key. The page contains nothing of either before that. */
export async function loadCheckout(publishableKey: string | null): Promise<Checkout> {
  if (loaded) return loaded;
  if (publishableKey === null) {
    const { openTestTill } = await import('./test-till.tsx');
    loaded = await openTestTill();
  } else {
    const { openStripe } = await import('./stripe.tsx');
    loaded = await openStripe(publishableKey);
  }
  show(loaded.parts);
  return loaded;
}

/** @throws Error before it has been loaded */
export function loadedCheckout(): Checkout {
  if (!loaded) throw new Error('The payment form has not been loaded.');
  return loaded;
}
