import { AppError } from '../errors.ts';
import type { LimitStore } from './limit-store.ts';
import { networkOf, siteOf } from './network-of.ts';

/** How often something may be attempted. */
export interface Limit {
  /** Stable, one for each kind of attempt. */
  readonly name: string;
  readonly most: number;
  /** In milliseconds, counted from a subject's first attempt. */
  readonly window: number;
  /** The message for too many attempts; the time to come back is added to it. */
  readonly refusal: string;
}

export interface Limits {
  /**
   * Counts an attempt of a subject: an account, a code, a document.
   * @throws AppError 429 `too_many_attempts` with Retry-After
   */
  take(limit: Limit, subject: string): Promise<void>;
  /** The same, but returns false instead of throwing, for callers that have another way to proceed. */
  isWithin(limit: Limit, subject: string): Promise<boolean>;
  /** Counts an amount that has been used. `requireRoom` then refuses as soon as it is `most` or more. */
  add(limit: Limit, subject: string, amount: number): Promise<void>;
  /**
   * The same for the network that a call comes from, and four times as much for the site that an IPv6 network belongs
   * to. RATE_LIMITS=off lifts these limits and no others.
   */
  takeByAddress(limit: Limit, address: string): Promise<void>;
  /** Checks whether there is room, without counting. @throws AppError as `take` does */
  requireRoom(limit: Limit, subject: string): Promise<void>;
  requireRoomByAddress(limit: Limit, address: string): Promise<void>;
  sweep(): Promise<void>;
}

/** How many networks' worth of attempts one site may make. */
const networksOfSite = 4;

export interface LimitOptions {
  readonly byAddress: boolean;
  readonly now?: () => Date;
}

export function createLimits(store: LimitStore, options: LimitOptions): Limits {
  const now = options.now ?? (() => new Date());

  const count = ({ name, most, window }: Limit, subject: string, at: Date, amount = 1): Promise<boolean> => {
    const until = new Date(at.getTime() + window).toISOString();
    return store.take({ limit: name, subject, most, at: at.toISOString(), until, amount });
  };

  const isWithin = (limit: Limit, subject: string): Promise<boolean> => count(limit, subject, now());

  const take = async (limit: Limit, subject: string): Promise<void> => {
    const at = now();
    if (await count(limit, subject, at)) return;
    const window = await store.find(limit.name, subject);
    throw tooMany(limit.refusal, at, window?.endsAt ?? new Date(at.getTime() + limit.window).toISOString());
  };

  const requireRoom = async ({ name, most, refusal }: Limit, subject: string): Promise<void> => {
    const at = now();
    const window = await store.find(name, subject);
    if (window && window.used >= most && window.endsAt > at.toISOString()) {
      throw tooMany(refusal, at, window.endsAt);
    }
  };

  const byAddress =
    (ask: typeof take) =>
    async (limit: Limit, address: string): Promise<void> => {
      if (!options.byAddress) return;
      const [network, site] = [networkOf(address), siteOf(address)];
      await ask(limit, network);
      if (site !== network) await ask({ ...limit, most: limit.most * networksOfSite }, site);
    };

  return {
    take,
    takeByAddress: byAddress(take),
    requireRoom,
    isWithin,
    add: async (limit, subject, amount) => void (await count(limit, subject, now(), amount)),
    requireRoomByAddress: byAddress(requireRoom),
    sweep: () => store.sweep(now().toISOString()),
  };
}

/** The error for too many attempts, saying when to come back. */
export function tooMany(refusal: string, at: Date, end: string): AppError {
  const seconds = Math.max(1, Math.ceil((Date.parse(end) - at.getTime()) / 1000));
  return new AppError('too_many_attempts', 429, `${refusal} Please try again in ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
    values: { seconds },
  });
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
