import type { BillingPeriod } from '@octavo/contract/account-kinds';
import type { ProIntent } from '@octavo/contract';
import type { Account } from '../account/account.ts';
import { AppError } from '../errors.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentStore } from './payment-store.ts';

const hour = 60 * 60 * 1000;
/** Stripe repeats a message for three days at most. */
const remembered = 30 * 24 * hour;

export interface DiscountOffer {
  /** After the first visit; 0 offers none. */
  readonly hours: number;
}

export interface Payments {
  /**
   * Begins a payment, or takes up the one that was begun.
   * @throws AppError 403 `cannot_upgrade`, 409 `already_pro`, 502 `provider_failed`
   */
  begin(account: Account, period: BillingPeriod): Promise<ProIntent>;
  /** @throws AppError 404 `no_subscription`, 502 `provider_failed` */
  portal(account: Account, returnUrl: string): Promise<string>;
  /** Takes a message of the provider. @throws AppError 400 `wrong_signature`, 502 `provider_failed` */
  take(body: string, signature: string): Promise<void>;
  sweep(): Promise<void>;
}

export function createPayments(
  provider: PaymentProvider,
  store: PaymentStore,
  discount: DiscountOffer,
  now: () => Date = () => new Date(),
): Payments {
  async function customerOf({ id, email }: Account): Promise<string> {
    const known = await store.customerOf(id);
    if (known !== undefined) return known;
    const customer = await provider.createCustomer({ accountId: id, email });
    await store.addCustomer(customer, id);
    return customer;
  }

  return {
    async begin(account, period) {
      if (account.type === 'shared') throw cannotUpgrade();
      if (account.subscribed) throw alreadyPro();
      const ends = Date.parse(account.createdAt) + discount.hours * hour;
      const seconds = Math.floor((ends - now().getTime()) / 1000);
      const discounted = seconds > 0;
      const customerId = await customerOf(account);
      const { secret, amount } = await provider.begin({ customerId, period, discounted });
      return { secret, amount, hasDiscount: discounted, discountExpiresAt: discounted ? seconds : null };
    },

    async portal({ id }, returnUrl) {
      const customer = await store.customerOf(id);
      if (customer === undefined) throw noSubscription();
      return provider.portal(customer, returnUrl);
    },

    async take(body, signature) {
      const { id: eventId, subscriptionId } = await provider.readEvent(body, signature);
      if (subscriptionId === undefined || (await store.isTaken(eventId))) return;
      // The message says that something has changed; how things stand is asked, so that no order of messages matters.
      const askedAt = now().toISOString();
      const subscription = await provider.subscription(subscriptionId);
      if (!(await store.isCustomer(subscription.customerId))) return;
      if (subscription.status === 'active') await provider.dropUnfinished(subscription.customerId);
      await store.take({ eventId, subscription, askedAt });
    },

    sweep: () => store.sweep(new Date(now().getTime() - remembered).toISOString()),
  };
}

const cannotUpgrade = (): AppError =>
  new AppError(
    'cannot_upgrade',
    403,
    'A shared account is Pro as long as its owner is. It cannot pay for itself.',
  );

const alreadyPro = (): AppError => new AppError('already_pro', 409, 'This account is Pro already.');

const noSubscription = (): AppError =>
  new AppError(
    'no_subscription',
    404,
    'There is no subscription to manage: nothing was bought with this account.',
  );
