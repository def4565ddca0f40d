import { platform } from '#platform';
import type { Caller } from '../../engine/caller.ts';

/** How much work may go into finding out what unknown words were meant to be. */
export interface Effort {
  /** Whether the words one slip away may be tried, which takes about 10 ms. */
  readonly mayTry: () => boolean;
  /** Whether Hunspell's own search may be used, which takes up to a third of a second. */
  readonly maySearch: () => boolean;
  /** Runs a piece of work and charges the time it takes. */
  readonly spend: <Result>(work: () => Result) => Result;
}

/** No limit: for the server's own work. */
export const unlimited: Effort = { mayTry: () => true, maySearch: () => true, spend: (work) => work() };

/** In milliseconds of thread time: the initial and maximum balance, and what is added each second. */
const account = { most: 2_000, perSecond: 50 };
const network = { most: 8 * account.most, perSecond: 8 * account.perSecond };
/** Hunspell's search is used while more than this share is left, so that enough remains for the cheaper way. */
const keptForTrying = 1 / 2;
const mostRemembered = 10_000;

interface Budget {
  left: number;
  at: number;
}

/**
 * Gives each caller a budget that refills: a text full of random words costs a thread 2 s at once and a twentieth of
 * its time from then on. An author's own slips stay far below that. Work is measured in thread time rather than
 * wall-clock time, so a word costs no more on a busy machine than on an idle one.
 */
export function createEfforts(
  now: () => number = () => performance.now(),
  threadTime: () => number = platform.threadTime,
): (caller: Caller) => Effort {
  const budgets = new Map<string, Budget>();

  function leftOf(subject: string, { most, perSecond }: typeof account): Budget {
    const at = now();
    const before = budgets.get(subject) ?? { left: most, at };
    const budget = { left: Math.min(most, before.left + ((at - before.at) / 1000) * perSecond), at };
    budgets.delete(subject);
    budgets.set(subject, budget);
    const [oldest] = budgets.keys();
    if (budgets.size > mostRemembered && oldest !== undefined) budgets.delete(oldest);
    return budget;
  }

  return (caller) => {
    const subjects = [
      ...(caller.accountId === undefined ? [] : ([[`account ${caller.accountId}`, account]] as const)),
      ...(caller.network === undefined ? [] : ([[`network ${caller.network}`, network]] as const)),
    ];
    const hasMoreThan = (share: number): boolean =>
      subjects.every(([subject, size]) => leftOf(subject, size).left > size.most * share);
    return {
      mayTry: () => hasMoreThan(0),
      maySearch: () => hasMoreThan(keptForTrying),
      spend(work) {
        const began = threadTime();
        const result = work();
        const took = threadTime() - began;
        for (const [subject, size] of subjects) leftOf(subject, size).left -= took;
        return result;
      },
    };
  };
}
