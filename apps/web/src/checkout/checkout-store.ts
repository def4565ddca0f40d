import type { CheckoutParts, CheckoutStore } from '@octavo/ui/flows/checkout';

let shown: CheckoutParts | null = null;
const listeners = new Set<() => void>();

/** What the page shows of the payment form; available before any part of the form is fetched. */
export const checkoutStore: CheckoutStore = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => shown,
};

export function show(parts: CheckoutParts): void {
  shown = parts;
  for (const listener of listeners) listener();
}

/** Called when the device offers no way to pay without a card. */
export function withoutExpress(): void {
  if (shown?.Express) show({ ...shown, Express: null });
}
