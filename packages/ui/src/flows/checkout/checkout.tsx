import type { UpgradeOffer } from '@octavo/machines/upgrade';
import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react';

/** The provider's form in the panel. */
export interface CheckoutParts {
  /** Around everything of the form; the offer may change while it is filled in. */
  readonly Frame: ComponentType<{ readonly offer: UpgradeOffer; readonly children: ReactNode }>;
  readonly Fields: ComponentType;
  /** Null where the device has no such way to pay. */
  readonly Express: ComponentType<ExpressProps> | null;
}

export interface ExpressProps {
  readonly onPay: () => void;
}

/** The form is fetched when the panel first opens: null before. */
export interface CheckoutStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => CheckoutParts | null;
}

const none: CheckoutStore = { subscribe: () => () => {}, getSnapshot: () => null };
const CheckoutContext = createContext(none);

export interface ProvideCheckoutProps {
  readonly store: CheckoutStore;
  readonly children: ReactNode;
}

/** Lets the upgrade panel find the form of whoever takes the payments. */
export function ProvideCheckout({ store, children }: ProvideCheckoutProps) {
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}

export function useCheckout(): CheckoutParts | null {
  const { subscribe, getSnapshot } = use(CheckoutContext);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
