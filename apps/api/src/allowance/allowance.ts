import { countWords } from '@octavo/contract/count-words';
import { freeDailyWords } from '@octavo/contract/account-kinds';
import { AppError } from '../errors.ts';
import type { AllowanceStore } from './allowance-store.ts';

/** Longer than any call may run, so that only the lease of a dead process ever expires. */
const leaseMs = 100_000;
const pollMs = 100;
const patienceMs = 10_000;

/** The right to make one call. */
export type Permit = {
  /** Words that are left of the day on which the call began; nobody else uses them up while it runs. Infinity for Pro. */
  left(): Promise<number>;
  /** Charges the words of what was sent and ends the call; only the first time counts. */
  charge(sent: string): Promise<void>;
};

export type Allowance = {
  /**
   * Waits for the account's running call, then lets one start.
   * @throws AppError 402 `limit_reached` when nothing is left, 429 `ai_busy` when the other call goes on; the signal's reason
   */
  begin(accountId: string, isPro: boolean, signal?: AbortSignal): Promise<Permit>;
  /** Words left today; a Pro account always has all of them. */
  remaining(accountId: string, isPro: boolean): Promise<number>;
};

export type AllowanceOptions = { readonly now?: () => Date; readonly patienceMs?: number };

const unlimited: Permit = {
  left: () => Promise.resolve(Number.POSITIVE_INFINITY),
  charge: () => Promise.resolve(),
};

export function createAllowance(store: AllowanceStore, options: AllowanceOptions = {}): Allowance {
  const now = options.now ?? (() => new Date());
  const patience = options.patienceMs ?? patienceMs;

  return {
    async begin(accountId, isPro, signal) {
      if (isPro) return unlimited;
      const day = utcDay(now());
      const lease = crypto.randomUUID();
      const giveUp = performance.now() + patience;
      for (;;) {
        signal?.throwIfAborted();
        const at = now();
        const until = new Date(at.getTime() + leaseMs);
        const claim = { accountId, day, lease, now: at.toISOString(), until: until.toISOString() };
        if (await store.claim(claim, freeDailyWords)) return permit(store, claim);
        if ((await store.used(accountId, day)) >= freeDailyWords) throw limitReached();
        if (performance.now() >= giveUp) throw busy();
        await pause(pollMs);
      }
    },
    async remaining(accountId, isPro) {
      if (isPro) return freeDailyWords;
      return Math.max(0, freeDailyWords - (await store.used(accountId, utcDay(now()))));
    },
  };
}

function permit(store: AllowanceStore, claim: { accountId: string; day: string; lease: string }): Permit {
  let charged = false;
  return {
    left: async () => Math.max(0, freeDailyWords - (await store.used(claim.accountId, claim.day))),
    async charge(sent) {
      if (charged) return;
      charged = true;
      await store.settle({ ...claim, words: countWords(sent) });
    },
  };
}

const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
    {
      headers: { 'retry-after': '5' },
    },
  );
