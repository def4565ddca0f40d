import { LRUCache } from 'lru-cache';
import { tooMany } from './limits.ts';

/** How much may pass in a window of time, such as bytes per hour. */
export interface Quota {
  readonly name: string;
  readonly most: number;
  /** In milliseconds, counted from a subject's first amount. */
  readonly window: number;
  /** The message for exceeding the quota; the time to come back is added to it. */
  readonly refusal: string;
}

export interface Meter {
  /**
   * Counts an amount for a subject, or refuses it entirely.
   * @throws AppError 429 `too_many_attempts` with Retry-After
   */
  take(quota: Quota, subject: string, amount: number): void;
  /** The same, but returns false instead of throwing, for callers that have another way to proceed. */
  isWithin(quota: Quota, subject: string, amount: number): boolean;
}

interface Window {
  used: number;
  readonly endsAt: number;
}

/** Subjects of all quotas together. */
const mostRemembered = 20_000;

/**
 * Counts in this process, for what happens with every save: counting in the database would cost as much as the save.
 * With several processes, each allows the full quota.
 */
export function createMeter(now: () => Date = () => new Date()): Meter {
  const windows = new LRUCache<string, Window>({ max: mostRemembered });
  /** Counts the amount; if it is too much, returns when the window ends. */
  function count(
    { name, most, window }: Quota,
    subject: string,
    amount: number,
    at: Date,
  ): number | undefined {
    const key = `${name} ${subject}`;
    const known = windows.get(key);
    const current = known && known.endsAt > at.getTime() ? known : { used: 0, endsAt: at.getTime() + window };
    if (current.used + amount > most) return current.endsAt;
    current.used += amount;
    windows.set(key, current);
    return undefined;
  }
  return {
    take(quota, subject, amount) {
      const at = now();
      const end = count(quota, subject, amount, at);
      if (end !== undefined) throw tooMany(quota.refusal, at, new Date(end).toISOString());
    },
    isWithin: (quota, subject, amount) => count(quota, subject, amount, now()) === undefined,
  };
}
