import { show } from './checkout-store.ts';
import type { Checkout } from './checkout.types.ts';

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
