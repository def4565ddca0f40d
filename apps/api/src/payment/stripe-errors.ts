import Stripe from 'stripe';

/**
 * Whether Stripe does not know the object. It answers the same for objects of other keys or of the other mode.
 * https://docs.stripe.com/error-codes#resource-missing
 */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

/** The same for the object named by a parameter. */
export const isUnknown = (param: 'customer' | 'id', error: unknown): boolean =>
  isMissing(error) && error instanceof Stripe.errors.StripeError && error.param === param;

/**
 * Whether Stripe refuses the price or the coupon of a purchase: archived, deleted or expired since it was looked up.
 */
export const isAboutOffer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  /^(?:items\b|discounts\b|coupon$)/.test(error.param ?? '');

/**
 * Whether Stripe refuses a purchase because the customer has one in another currency, be it unfinished or no longer
 * paid. There is no error code for this. https://docs.stripe.com/billing/customer#currency
 */
export const isOtherCurrency = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.message.includes('combine currencies');

/** https://docs.stripe.com/error-codes#resource-already-exists */
export const isMadeAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
