import { AppError } from '../errors.ts';
import type { LimitStore } from './limit-store.ts';
import { networkOf } from './network-of.ts';

/** How often something may be tried. */
export interface Limit {
  /** Stable, one for each kind of attempt. */
  readonly name: string;
  readonly most: number;
  /** Milliseconds, counted from a subject's first attempt. */
  readonly window: number;
  /** What is told to whoever tried too often; when to come back is added. */
  readonly refusal: string;
}

export interface Limits {
  /**
   * Counts an attempt of a subject: an account, a code, a document.
   * @throws AppError 429 `too_many_attempts` with Retry-After
   */
  take(limit: Limit, subject: string): Promise<void>;
  /** The same for the network that a call comes from. RATE_LIMITS=off lifts these and no others. */
  takeByAddress(limit: Limit, address: string): Promise<void>;
  sweep(): Promise<void>;
}

export interface LimitOptions {
  readonly byAddress: boolean;
  readonly now?: () => Date;
}

export function createLimits(store: LimitStore, options: LimitOptions): Limits {
  const now = options.now ?? (() => new Date());

  const take = async ({ name, most, window, refusal }: Limit, subject: string): Promise<void> => {
    const at = now();
    const until = new Date(at.getTime() + window).toISOString();
    if (await store.take({ limit: name, subject, most, at: at.toISOString(), until })) return;
    const end = (await store.endOf(name, subject)) ?? until;
    const seconds = Math.max(1, Math.ceil((Date.parse(end) - at.getTime()) / 1000));
    throw new AppError('too_many_attempts', 429, `${refusal} Please try again in ${inWords(seconds)}.`, {
      headers: { 'retry-after': String(seconds) },
    });
  };

  return {
    take,
    takeByAddress: async (limit, address) => {
      if (options.byAddress) await take(limit, networkOf(address));
    },
    sweep: () => store.sweep(now().toISOString()),
  };
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
