export {
  type CheckoutParts,
  type CheckoutStore,
  type ExpressProps,
  ProvideCheckout,
  useCheckout,
  type ProvideCheckoutProps,
} from './checkout.tsx';
