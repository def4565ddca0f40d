import type { PaymentProvider, ProviderSubscription } from '../payment-provider.ts';

const day = 24 * 60 * 60 * 1000;
const days = { monthly: 30, yearly: 365 };

/** What happens to a subscription at the provider. */
export type Happening = 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete_expired';

/**
 * An in-memory provider that answers after a chosen number of event-loop turns, with the state at the time of the call.
 * Each change leaves a message that the test may or may not deliver.
 */
export class PretendedProvider implements PaymentProvider {
  readonly publishableKey = null;
  /** Identifiers of what has happened; a message refers to it by index. */
  readonly messages: string[] = [];
  /** Event-loop turns until the next answers arrive. */
  delays: number[] = [];
  readonly #subscriptions: ProviderSubscription[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Changes the customer's latest subscription if possible: an ended one stays ended. */
  change(customerId: string, status: Happening): void {
    const last = this.#subscriptions.findLast((one) => one.customerId === customerId);
    if (last === undefined || ended.includes(last.status)) return;
    if (last.status === 'incomplete' && status !== 'active' && status !== 'incomplete_expired') return;
    if (last.status !== 'incomplete' && status === 'incomplete_expired') return;
    this.#put({ ...last, status });
  }

  /** Renews all active subscriptions by a month, without a message. */
  renew(): void {
    for (const [at, one] of this.#subscriptions.entries()) {
      if (one.status !== 'active') continue;
      const renewsAt = new Date(this.#now().getTime() + 30 * day).toISOString();
      this.#subscriptions[at] = { ...one, renewsAt };
    }
  }

  statusesOf(customerId: string): readonly string[] {
    return this.#subscriptions.filter((one) => one.customerId === customerId).map(({ status }) => status);
  }

  createCustomer = ({ accountId }: { readonly accountId: string }) => this.#later(`cus_${accountId}`);

  begin: PaymentProvider['begin'] = ({ customerId, period }) => {
    const begun = this.#subscriptions.find(
      (one) => one.customerId === customerId && one.status === 'incomplete',
    );
    if (begun === undefined) {
      this.#put({
        id: `sub_${customerId}_${this.#subscriptions.length}`,
        customerId,
        status: 'incomplete',
        renewsAt: new Date(this.#now().getTime() + days[period] * day).toISOString(),
        endsAt: null,
        retriesAt: null,
        paid: null,
      });
    }
    const price = { minor: 999, currency: 'usd' };
    return this.#later({ secret: 'secret', due: price, full: price });
  };

  subscription: PaymentProvider['subscription'] = (id) =>
    this.#later(this.#subscriptions.find((known) => known.id === id));

  subscriptionsOf = (customerId: string) =>
    this.#later(this.#subscriptions.filter((one) => one.customerId === customerId));

  dropUnfinished = (customerId: string) => {
    for (const one of this.#subscriptions.filter((known) => known.customerId === customerId)) {
      if (one.status === 'incomplete') this.#put({ ...one, status: 'incomplete_expired' });
    }
    return this.#later(undefined);
  };

  /** A body is the index of a message. */
  readEvent = (body: string) =>
    this.#later({
      id: `evt_${body}_${this.messages[Number(body)]}`,
      subscriptionId: this.messages[Number(body)],
    });

  end = (id: string) => {
    const one = this.#subscriptions.find((known) => known.id === id);
    if (one?.status === 'past_due') this.#put({ ...one, status: 'canceled' });
    else if (one) this.#put({ ...one, endsAt: one.renewsAt });
    return this.#later(undefined);
  };
  readdress = async () => {};
  removeCustomer = async () => {};
  portal = async () => Promise.reject(new Error('Nobody asks for the portal here.'));
  extend: PaymentProvider['extend'] = async () =>
    Promise.reject(new Error('Nobody has earned a month here.'));

  #put(subscription: ProviderSubscription): void {
    const at = this.#subscriptions.findIndex(({ id }) => id === subscription.id);
    if (at === -1) this.#subscriptions.push(subscription);
    else this.#subscriptions[at] = subscription;
    this.messages.push(subscription.id);
  }

  async #later<Answer>(answer: Answer): Promise<Answer> {
    for (let round = this.delays.shift() ?? 0; round > 0; round -= 1) {
      await new Promise((done) => setImmediate(done));
    }
    return answer;
  }
}

const ended: readonly string[] = ['canceled', 'incomplete_expired'];
