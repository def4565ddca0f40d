import type { PaymentOutcome } from '@octavo/machines/payment-return';
import type { PaymentMessage } from '@octavo/machines/upgrade';
import type { CheckoutParts, CheckoutStore } from '@octavo/ui/flows/checkout';

/** Whoever takes payments in the page. */
export interface Checkout {
  readonly parts: CheckoutParts;
  /** Confirms what the form holds. A payment that goes on leads to another page; else why nothing was paid. */
  readonly confirm: (secret: string) => Promise<PaymentMessage>;
  readonly statusOf: (secret: string, told: string | null) => Promise<PaymentOutcome>;
}

/** Where a payment leads back to (SPEC §4). */
export const returnUrl = (): string => new URL('/app/?pro=1', location.href).href;

let loaded: Checkout | null = null;
let shown: CheckoutParts | null = null;
const listeners = new Set<() => void>();

/** Fetches the form of Stripe, or of the test till where there is no key. Nothing of either is part of the page before. */
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

function show(parts: CheckoutParts): void {
  shown = parts;
  for (const listener of listeners) listener();
}

/** The device has no way to pay without a card. */
export function withoutExpress(): void {
  if (shown?.Express) show({ ...shown, Express: null });
}

/** @throws Error before it was loaded */
export function loadedCheckout(): Checkout {
  if (!loaded) throw new Error('The payment form has not been loaded.');
  return loaded;
}

export const checkoutStore: CheckoutStore = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => shown,
};
