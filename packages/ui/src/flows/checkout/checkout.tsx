import type { UpgradeOffer } from '@octavo/machines/upgrade';
import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react';

/** The parts of the payment provider's form in the panel. */
export interface CheckoutParts {
  /** Wraps the whole form; the offer may change while it is being filled in. */
  readonly Frame: ComponentType<{ readonly offer: UpgradeOffer; readonly children: ReactNode }>;
  readonly Fields: ComponentType;
  /** Null where the device offers no such way to pay. */
  readonly Express: ComponentType<ExpressProps> | null;
}

export interface ExpressProps {
  readonly onPay: () => void;
}

/** Holds the form, which is fetched when the panel first opens: null before that. */
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

/** Gives the upgrade panel the form of the payment provider. */
export function ProvideCheckout({ store, children }: ProvideCheckoutProps) {
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}

export function useCheckout(): CheckoutParts | null {
  const { subscribe, getSnapshot } = use(CheckoutContext);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
