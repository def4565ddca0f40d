import { LRUCache } from 'lru-cache';
import { tooMany } from './limits.ts';

/** How much may pass in a window of time, such as bytes in an hour. */
export interface Quota {
  readonly name: string;
  readonly most: number;
  /** Milliseconds, counted from a subject's first amount. */
  readonly window: number;
  /** What is told to whoever is over it; when to come back is added. */
  readonly refusal: string;
}

export interface Meter {
  /**
   * Counts an amount of a subject, or refuses it whole.
   * @throws AppError 429 `too_many_attempts` with Retry-After
   */
  take(quota: Quota, subject: string, amount: number): void;
  /** The same, for what goes another way where there was too much. */
  isWithin(quota: Quota, subject: string, amount: number): boolean;
}

interface Window {
  used: number;
  readonly endsAt: number;
}

/** Subjects of all quotas together. */
const mostRemembered = 20_000;

/**
 * Counts in this process, for what happens with every save: a count in the database would cost as much as the save.
 * Several processes allow as many times as much.
 */
export function createMeter(now: () => Date = () => new Date()): Meter {
  const windows = new LRUCache<string, Window>({ max: mostRemembered });
  /** Counts it; gives when the window ends where it is too much. */
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
