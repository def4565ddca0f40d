import type { ProIntent } from '@octavo/contract';
import type { BillingPeriod } from '@octavo/contract/account-kinds';
import type { Account } from '../account/account.ts';
import { AppError } from '../errors.ts';
import { asAmount } from './amounts.ts';
import type { CustomerRecords } from './customer-records.ts';
import type { FreeMonths } from './free-months.ts';
import { forEach } from './for-each.ts';
import type { LateNotice } from './late-notice.ts';
import { addMonths } from './months.ts';
import {
  type BegunPayment,
  OtherCurrency,
  type PaymentProvider,
  paidStatuses,
  type ProviderSubscription,
  type Purchase,
  UnknownCustomer,
} from './payment-provider.ts';
import type { BuyerAt, PaymentStore } from './payment-store.ts';

const hour = 60 * 60 * 1000;
/** Stripe repeats a message for three days at most. */
const remembered = 30 * 24 * hour;
const expected = 3 * 24 * hour;
const askedAtOnce = 100;
const monthsOf = { monthly: 1, yearly: 12 } as const satisfies Record<BillingPeriod, number>;

export interface DiscountOffer {
  /** Counted from the first visit; 0 offers none. */
  readonly hours: number;
}

export interface Payments {
  /**
   * Begins a payment, or resumes an unfinished one.
   * @throws AppError 403 `cannot_upgrade`, 409 `already_pro`, 502 `provider_failed`
   */
  begin(account: Account, period: BillingPeriod, at?: BuyerAt): Promise<ProIntent>;
  /** Asks the provider for the state of the account's payments. @throws AppError 502 `provider_failed` */
  ask(accountId: string): Promise<void>;
  /** Stops all future charges; the paid period stays. @throws AppError 502 `provider_failed` */
  end(accountId: string): Promise<void>;
  /** @throws AppError 404 `no_subscription`, 502 `provider_failed` */
  portal(account: Account, returnUrl: string): Promise<string>;
  /** Handles a message from the provider. @throws AppError 400 `wrong_signature`, 502 `provider_failed` */
  take(body: string, signature: string): Promise<void>;
  /** Adds months earned by inviting to the subscription, if there is one. @throws AppError 502 `provider_failed` */
  addFreeMonths(accountId: string): Promise<void>;
  /** Sends the account's address to the provider if it has another one. */
  sendAddress(accountId: string): Promise<void>;
  /**
   * Asks the provider about payments without a message, and catches up on free months, addresses and deleted accounts.
   * Continues when it fails for some. @throws AggregateError naming the accounts for which it failed
   */
  sweep(): Promise<void>;
}

export interface PaymentsParts {
  readonly provider: PaymentProvider;
  readonly store: PaymentStore;
  readonly months: FreeMonths;
  readonly discount: DiscountOffer;
  readonly customers?: CustomerRecords;
  /** Undefined if no mail can be sent. */
  readonly mailLate?: LateNotice | undefined;
  readonly now?: () => Date;
}

export function createPayments(parts: PaymentsParts): Payments {
  const { provider, store, months, discount, customers, mailLate, now = () => new Date() } = parts;

  let lastAsked = 0;
  /** Strictly increasing, even within a millisecond: of two answers, the one asked for later wins. */
  function askedNow(): string {
    lastAsked = Math.max(now().getTime(), lastAsked + 1);
    return new Date(lastAsked).toISOString();
  }

  /** Where the next sweep continues, so that every customer is reached, however many there are or fail. */
  let sweptTo = '';

  async function unsettled(): Promise<readonly string[]> {
    const at = now().getTime();
    const customers = await store.unsettled({
      begunAfter: new Date(at - expected).toISOString(),
      dueBefore: new Date(at - hour).toISOString(),
      after: sweptTo,
      limit: askedAtOnce,
    });
    sweptTo = customers.length < askedAtOnce ? '' : (customers.at(-1) ?? '');
    return customers;
  }

  async function customerOf(account: Account): Promise<string> {
    return (await store.customerOf(account.id)) ?? addCustomer(account);
  }

  async function addCustomer({ id, email }: Account, replaced?: string): Promise<string> {
    const customer = await provider.createCustomer({
      accountId: id,
      email,
      ...(replaced !== undefined && { replaced }),
    });
    await store.addCustomer(customer, id, email);
    return customer;
  }

  /** Uses a new customer if the provider does not know the first, or refuses another currency for it. */
  async function beginAs(
    account: Account,
    purchase: Purchase,
  ): Promise<BegunPayment & { readonly customerId: string }> {
    const { customerId } = purchase;
    try {
      return { ...(await provider.begin(purchase)), customerId };
    } catch (error) {
      if (!(error instanceof UnknownCustomer || error instanceof OtherCurrency)) throw error;
      const another = await addCustomer(account, customerId);
      return { ...(await provider.begin({ ...purchase, customerId: another })), customerId: another };
    }
  }

  async function note(subscription: ProviderSubscription, askedAt: string, eventId?: string): Promise<void> {
    if (subscription.status === 'active') {
      for (const customerId of await store.customersBeside(subscription.customerId)) {
        await provider.dropUnfinished(customerId);
      }
    }
    const taken = await store.take({ subscription, askedAt, ...(eventId !== undefined && { eventId }) });
    if (taken?.isNewlyLate) await mailLate?.(taken.accountId);
    if (taken && isPaid(subscription)) await months.add(taken.accountId);
  }

  /** Returns whether any of the customer's subscriptions is paid for. */
  async function askAbout(customerId: string): Promise<boolean> {
    const askedAt = askedNow();
    const subscriptions = await provider.subscriptionsOf(customerId);
    for (const subscription of subscriptions) await note(subscription, askedAt);
    return subscriptions.some(isPaid);
  }

  return {
    async ask(accountId) {
      for (const customerId of await store.customersOf(accountId)) {
        if (await askAbout(customerId)) await store.settle(customerId);
      }
    },

    async end(accountId) {
      for (const { id, customerId } of await store.renewing(accountId)) {
        await provider.end(id);
        const askedAt = askedNow();
        await note((await provider.subscription(id)) ?? gone(id, customerId), askedAt);
      }
    },

    async begin(account, period, at) {
      if (account.type === 'shared') throw cannotUpgrade();
      if (account.subscribed) throw alreadyPro();
      const ends = Date.parse(account.createdAt) + discount.hours * hour;
      const seconds = Math.floor((ends - now().getTime()) / 1000);
      const discounted = seconds > 0;
      const known = await customerOf(account);
      // The message about a payment may be late: do not let anyone pay twice because of that.
      for (const customer of new Set([known, ...(await store.customersOf(account.id))])) {
        if (await askAbout(customer)) throw alreadyPro();
      }
      const purchase = { customerId: known, period, discounted };
      const { secret, due, full, customerId } = await beginAs(account, purchase);
      await store.begin(customerId, at);
      const free = await months.waiting(account.id);
      let renewsAt = addMonths(now(), monthsOf[period]);
      // One by one, just as they will be added: a shorter month in between shortens the rest.
      for (let month = 0; month < free; month += 1) renewsAt = addMonths(renewsAt, 1);
      return {
        secret,
        amount: asAmount(due),
        hasDiscount: due.minor < full.minor,
        discountExpiresAt: due.minor < full.minor ? seconds : null,
        fullAmount: asAmount(full),
        currency: due.currency.toUpperCase(),
        renewsAt: renewsAt.toISOString(),
        publishableKey: provider.publishableKey,
      };
    },

    async portal({ id, type }, returnUrl) {
      const customer = type === 'shared' ? undefined : await store.customerOf(id);
      if (customer === undefined) throw noSubscription();
      return provider.portal(customer, returnUrl).catch((error: unknown) => {
        throw error instanceof UnknownCustomer ? noSubscription(error) : error;
      });
    },

    async take(body, signature) {
      const { id: eventId, subscriptionId } = await provider.readEvent(body, signature);
      if (subscriptionId === undefined || (await store.isTaken(eventId))) return;
      // The message only says that something changed; the state is queried, so that the order of messages does not
      // matter.
      const askedAt = askedNow();
      const subscription = await provider.subscription(subscriptionId);
      if (!subscription || !(await store.isCustomer(subscription.customerId))) return;
      await note(subscription, askedAt, eventId);
    },

    addFreeMonths: (accountId) => months.add(accountId),

    async sendAddress(accountId) {
      const [failure] = (await customers?.sendAddresses(accountId)) ?? [];
      if (failure) throw failure;
    },

    async sweep() {
      await store.sweep(new Date(now().getTime() - remembered).toISOString());
      const failures = [
        ...(await forEach(await unsettled(), async (customerId) => {
          if (await askAbout(customerId)) await store.settle(customerId);
        })),
        ...(await forEach(await months.behind(askedAtOnce), (accountId) => months.add(accountId))),
        ...((await customers?.sendAddresses()) ?? []),
        ...((await customers?.removeDeparted()) ?? []),
      ];
      if (failures.length > 0) throw new AggregateError(failures, 'The sweep of payments failed for some.');
    },
  };
}

/** A subscription that the provider does not know: it is not charged to anyone. */
const gone = (id: string, customerId: string): ProviderSubscription => ({
  id,
  customerId,
  status: 'canceled',
  renewsAt: null,
  endsAt: null,
  retriesAt: null,
  paid: null,
});

const isPaid = ({ status }: ProviderSubscription): boolean => paidStatuses.includes(status);

const cannotUpgrade = (): AppError =>
  new AppError(
    'cannot_upgrade',
    403,
    'A shared account is Pro as long as its owner is. It cannot pay for itself.',
  );

const alreadyPro = (): AppError => new AppError('already_pro', 409, 'This account is Pro already.');

const noSubscription = (cause?: Error): AppError =>
  new AppError(
    'no_subscription',
    404,
    'There is no subscription to manage: nothing was bought with this account.',
    { cause },
  );
