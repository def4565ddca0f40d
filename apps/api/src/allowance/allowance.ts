import { setTimeout as pause } from 'node:timers/promises';
import { freeDailyWords } from '@octavo/contract/account-kinds';
import { AppError, sessionEnded } from '../errors.ts';
import { createKeyedSemaphore } from '../limits/keyed-semaphore.ts';
import { createRoom, type Room, RoomFullError } from '../limits/room.ts';
import { QueueFullError } from '../limits/semaphore.ts';
import { telemetry } from '../telemetry/telemetry.ts';
import type { AllowanceStore } from './allowance-store.ts';
import type { NetworkWords } from './network-words.ts';
import { chargedWords } from '@octavo/language/asking/word-places';

const pollMs = 100;
const timeoutMs = 10_000;
/**
 * Renewed while the call runs. Shorter than the next call's wait, so that the next call outlasts the lease of a dead
 * process.
 */
const leaseMs = 6_000;
const renewalsInALease = 3;
/** Longer than any call may run: one that never ends must not lock its account for ever. */
const longestCallMs = 100_000;
/** Calls that may run in this process, for all callers; one takes 0.2 to 0.5 MB (docs/performance.md). */
const mostCalls = 1_000;
/** Calls waiting for another call of their account are counted separately. */
const mostWaiting = 1_000;
/** Share of a single network: a school has several hundred authors behind one address. */
const shares = { running: 1 / 2, waiting: 1 / 4 };
/** Calls of one account that may wait in this process. */
const mostWaitingOfOne = 63;
/** Calls of one Pro account that may run at once in this process. */
const proAtOnce = 8;
const keptDays = 7;
const farewellMs = 2_000;
const dayMs = 24 * 60 * 60 * 1000;

/** AI words to be charged on a UTC day. */
export type DueWords = { readonly day: string; readonly words: number };

/** The right to make one call. */
export type Permit = {
  /** Words left for the day on which the call began; no other call uses them up while it runs. Infinity for Pro. */
  left(): Promise<number>;
  /** What `charge` would charge for a text, for a caller who charges it within a transaction; undefined for Pro. */
  due(sent: string): DueWords | undefined;
  /**
   * Charges the words that were sent and ends the call; only the first time counts.
   * @param name by which `charged` returns the charge for a day
   */
  charge(sent: string, name?: string): Promise<void>;
};

export type Allowance = {
  /**
   * Waits for the account's running call, then lets one start.
   * @param network where the call comes from, if known
   * @throws AppError 402 `limit_reached` if nothing is left, 429 `ai_busy` if the other call does not end or too many
   * are waiting, or `too_many_attempts` if the words of the network are used up, 503 `busy` if this process has too many
   * calls, in total or from that network, 401 if the account no longer exists; the signal's reason
   */
  begin(accountId: string, isPro: boolean, signal?: AbortSignal, network?: string): Promise<Permit>;
  /** Charges the words of a text outside a call; free for Pro accounts. */
  spend(accountId: string, isPro: boolean, text: string, network?: string): Promise<void>;
  /** What a text costs today if it is charged outside a call; undefined for Pro. */
  due(isPro: boolean, text: string): DueWords | undefined;
  /** Words left today; a Pro account always has all of them. */
  remaining(accountId: string, isPro: boolean): Promise<number>;
  /** What the call of this name was charged; null if not known. Pro accounts are not charged. */
  charged(accountId: string, isPro: boolean, name: string): Promise<number | null>;
  /** Deletes days and charges that are no longer needed. */
  sweep(): Promise<void>;
  /** Waits briefly until calls whose connections were cut are charged; the database must stay open until then. */
  close(): Promise<void>;
};

export type AllowanceOptions = {
  readonly now?: () => Date;
  readonly timeoutMs?: number;
  readonly leaseMs?: number;
  readonly mostCalls?: number;
  readonly mostWaiting?: number;
  /** Whether one network is limited to a share; it is, unless RATE_LIMITS=off. */
  readonly byNetwork?: boolean;
  /** What its Free accounts may use together; as much as they have if not given. */
  readonly networkWords?: NetworkWords;
};

export function createAllowance(store: AllowanceStore, options: AllowanceOptions = {}): Allowance {
  const now = options.now ?? (() => new Date());
  const timeout = options.timeoutMs ?? timeoutMs;
  const leaseTime = options.leaseMs ?? leaseMs;
  const running = roomFor(options.mostCalls ?? mostCalls, shares.running);
  const waiting = roomFor(options.mostWaiting ?? mostWaiting, shares.waiting);
  const free = createKeyedSemaphore({ atOnce: 1, waiting: mostWaitingOfOne });
  const pro = createKeyedSemaphore({ atOnce: proAtOnce, waiting: mostWaitingOfOne });
  /** Each promise settles when its call is charged. */
  const open = new Set<Promise<void>>();

  const leaseEnd = (at: Date): string => new Date(at.getTime() + leaseTime).toISOString();

  /** Renews the lease until the call ends; the next renewal makes up for a failed one. */
  function keep(lease: Lease): () => void {
    const renew = (): Promise<void> =>
      store.renew({ ...lease, until: leaseEnd(now()) }).catch(() => undefined);
    const renewals = setInterval(() => void renew(), leaseTime / renewalsInALease).unref();
    const last = setTimeout(() => clearInterval(renewals), longestCallMs).unref();
    return () => {
      clearInterval(renewals);
      clearTimeout(last);
    };
  }

  const permit = (lease: Lease, end: () => void, network: string | undefined): Permit => {
    let charged = false;
    /** Charged elsewhere, in a transaction. */
    let dueWords = 0;
    const release = keep(lease);
    const over = Promise.withResolvers<void>();
    open.add(over.promise);
    return {
      left: async () => Math.max(0, freeDailyWords - (await store.used(lease.accountId, lease.day))),
      due(sent) {
        dueWords = chargedWords(sent);
        return { day: lease.day, words: dueWords };
      },
      async charge(sent, name) {
        if (charged) return;
        charged = true;
        release();
        try {
          const words = chargedWords(sent);
          await store.settle({ ...lease, words, name, now: now().toISOString() });
          if (network !== undefined) await options.networkWords?.add(network, words + dueWords);
        } finally {
          open.delete(over.promise);
          over.resolve();
          end();
        }
      },
    };
  };

  /** Polls, because another process may hold the account's lease. */
  async function takeLease(accountId: string, signal: AbortSignal): Promise<Lease> {
    const lease = crypto.randomUUID();
    for (;;) {
      const at = now();
      const day = utcDay(at);
      const claim = { accountId, day, lease, now: at.toISOString(), until: leaseEnd(at) };
      const won = await store.claim(claim, freeDailyWords);
      if (won === 'gone') throw sessionEnded();
      if (won) return { accountId, day, lease };
      if ((await store.used(accountId, day)) >= freeDailyWords) throw limitReached();
      await pause(pollMs, undefined, { signal });
    }
  }

  async function enter(
    accountId: string,
    isPro: boolean,
    signal: AbortSignal,
    network: string | undefined,
  ): Promise<Permit> {
    const wait = (): (() => void) => {
      const rise = waiting.take(network);
      telemetry.queue.emit({ queue: 'ai_calls', change: 'waits' });
      return () => {
        telemetry.queue.emit({ queue: 'ai_calls', change: 'stops_waiting' });
        rise();
      };
    };
    const ends = [await (isPro ? pro : free).take(accountId, signal, wait)];
    const end = (): void => ends.forEach((each) => each());
    try {
      ends.unshift(running.take(network));
      telemetry.queue.emit({ queue: 'ai_calls', change: 'begins' });
      ends.unshift(once(() => telemetry.queue.emit({ queue: 'ai_calls', change: 'ends' })));
      return isPro ? unlimited(end) : permit(await takeLease(accountId, signal), end, network);
    } catch (error) {
      end();
      throw error;
    }
  }

  return {
    async begin(accountId, isPro, signal, network) {
      signal?.throwIfAborted();
      const late = AbortSignal.timeout(timeout);
      const counted = options.byNetwork === false ? undefined : network;
      if (!isPro && counted !== undefined) await options.networkWords?.requireRoom(counted);
      try {
        return await enter(accountId, isPro, signal ? AbortSignal.any([signal, late]) : late, counted);
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (error instanceof RoomFullError) {
          telemetry.queue.emit({ queue: 'ai_calls', change: 'refused' });
          throw overloaded();
        }
        signal?.throwIfAborted();
        throw error instanceof QueueFullError || late.aborted ? busy() : error;
      }
    },
    async spend(accountId, isPro, text, network) {
      if (isPro) return;
      const words = chargedWords(text);
      await store.add(accountId, utcDay(now()), words);
      if (network !== undefined && options.byNetwork !== false) {
        await options.networkWords?.add(network, words);
      }
    },
    due: (isPro, text) => (isPro ? undefined : { day: utcDay(now()), words: chargedWords(text) }),
    async remaining(accountId, isPro) {
      if (isPro) return freeDailyWords;
      return Math.max(0, freeDailyWords - (await store.used(accountId, utcDay(now()))));
    },
    close: async () => void (await Promise.race([Promise.all(open), pause(farewellMs)])),
    charged: async (accountId, isPro, name) =>
      (await store.charged({ accountId, name })) ?? (isPro ? 0 : null),
    sweep: () => {
      const daysAgo = (days: number): Date => new Date(now().getTime() - days * dayMs);
      return store.sweep({ day: utcDay(daysAgo(keptDays)), charge: daysAgo(1).toISOString() });
    },
  };
}

type Lease = { readonly accountId: string; readonly day: string; readonly lease: string };

/** A function of which only the first call counts. */
function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

const roomFor = (places: number, share: number): Room =>
  createRoom({ places, share: Math.ceil(places * share) });

const unlimited = (end: () => void): Permit => ({
  left: () => Promise.resolve(Number.POSITIVE_INFINITY),
  due: () => undefined,
  charge: async () => end(),
});

const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

const limitReached = (): AppError =>
  new AppError(
    'limit_reached',
    402,
    'You have used all free AI words of today. They start anew at 00:00 UTC; with Pro there is no limit.',
  );

const busy = (): AppError =>
  new AppError(
    'ai_busy',
    429,
    'Another answer is still being written for you. Please wait until it is done.',
    { headers: { 'retry-after': '5' } },
  );

const overloaded = (): AppError =>
  new AppError('busy', 503, 'Many texts are being written right now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
