import type { TakeableOffer } from './upgrade.types.ts';

const hour = 60 * 60 * 1000;

/** A year at the price of a first visit, whose discount ends in a while. */
export const yearlyOffer: TakeableOffer = {
  currency: 'USD',
  amount: 47.9,
  fullAmount: 59.88,
  renewsOn: Date.UTC(2027, 10, 21),
  discountUntil: Date.now() + 23 * hour,
  secret: 'pi_yearly_secret',
  publishableKey: null,
};

export const monthlyOffer: TakeableOffer = {
  ...yearlyOffer,
  amount: 9.99,
  fullAmount: 9.99,
  renewsOn: Date.UTC(2026, 11, 21),
  discountUntil: null,
  secret: 'pi_monthly_secret',
};
