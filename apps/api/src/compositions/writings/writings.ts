import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorCode } from '@octavo/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { stopwatch, telemetry } from '../../telemetry/telemetry.ts';
import type { EssayWanted } from '../essay/essay-wanted.ts';
import type { Written } from '../written.ts';
import { endOf, failureOf, resultOf, stateOf, stoppedEnd } from './ends.ts';
import { type LiveWriting, openWriting } from './open-writing.ts';
import type { Hold, WritingRow, WritingStore } from './writing-store.ts';
import {
  type EndOfWriting,
  type FailedWriting,
  hasFailed,
  type Named,
  noProgress,
  type Writing,
  type WritingState,
} from './writing.ts';

/** A process that has not been seen for so long has died, or cannot reach the database. */
const leaseMs = 6_000;
/** How often essays without a process are looked for. */
const lookEvery = 2_000;
/** Essays of other processes that this one continues at once. */
const mostContinued = 8;
/** After this many processes or failures of the model, an essay is given up. */
const mostTries = 6;
const nextTryMs = 5_000;
/** How often the row of an essay is read that another process writes. */
const pollMs = 400;
const sweptMs = 48 * 60 * 60_000;
/** How long a stop waits for a model to end, or for the process that writes. */
const longestStopMs = 3_000;
/** How long the shutdown waits for a model to end. */
const farewellMs = 2_000;
/** What may pass by itself: an essay whose caller has left is tried again. */
const passing: readonly ErrorCode[] = ['model_unavailable', 'ai_busy', 'busy', 'disk_full'];

export type Stopped = { readonly id: string | null; readonly notice?: 'model-unavailable' };
type Work = (writing: Writing) => Promise<Written<string>>;

/** An essay as a watcher sees it. */
export type Watched = {
  readonly see: () => Promise<{ readonly state: WritingState; readonly end: EndOfWriting | undefined }>;
  /** Settles when there may be something new. */
  readonly changed: () => Promise<void>;
};

export type WritingsParts = {
  readonly store: WritingStore;
  readonly logger: Logger;
  readonly isStopping: () => boolean;
  /** Writes an essay whose caller has left; it may have been stopped since. */
  readonly resume: (accountId: string, wanted: EssayWanted, writing: Writing) => Promise<Written<string>>;
};

export type Writings = ReturnType<typeof createWritings>;

/** Essays are written independently of the connection and the process in which they were begun (decision 0120). */
export function createWritings({ store, logger, isStopping, resume }: WritingsParts) {
  const holder = crypto.randomUUID();
  const lives = new Map<string, { readonly live: LiveWriting; readonly result: Promise<Written<string>> }>();
  /** Why essays failed of which nothing was kept, for those who watch them here. */
  const failures = new LRUCache<string, FailedWriting>({ max: 2_000, ttl: 10 * 60_000 });
  let looking: NodeJS.Timeout | undefined;
  let isClosed = false;

  const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();
  const hold = (): Hold => ({ holder, at: fromNow(0), until: fromNow(leaseMs) });
  const complain = (error: unknown): void => logger.error({ err: error }, 'essays');

  async function fail(live: LiveWriting, { id, tries }: WritingRow, error: unknown): Promise<void> {
    if (live.isLeft()) return;
    const end = live.isStopped() ? stoppedEnd : failureOf(error);
    if (end.code === 'internal') complain(error);
    if (tries > 1 && tries < mostTries && passing.includes(end.code)) {
      await store.release(holder, fromNow(nextTryMs), id);
    } else if (live.kept.outline === undefined) {
      // Calls that are refused must not fill the table.
      failures.set(id, end);
      await store.remove(id, holder);
    } else await live.end(end);
  }

  async function finish(
    live: LiveWriting,
    row: WritingRow,
    work: (live: LiveWriting) => Promise<Written<string>>,
  ): Promise<Written<string>> {
    const seconds = stopwatch();
    let outcome: 'done' | 'failed' | 'left' = 'done';
    try {
      return await work(live);
    } catch (error) {
      outcome = live.isLeft() ? 'left' : 'failed';
      await fail(live, row, error);
      throw error;
    } finally {
      telemetry.job.emit({ job: 'essay', outcome, seconds: seconds() });
      lives.delete(row.id);
      await live.close();
    }
  }

  function begin(row: WritingRow, work: (live: LiveWriting) => Promise<Written<string>>) {
    const live = openWriting(row, store, hold);
    const begun = { live, result: finish(live, row, work) };
    lives.set(row.id, begun);
    return begun;
  }

  async function goOn(row: WritingRow): Promise<void> {
    logger.info({ essay: row.id, tries: row.tries }, 'essay continued');
    const { result } = begin(row, async (live) => {
      if (row.tries > mostTries) throw new Error('No process has got this essay done.');
      if (row.stop_asked === 1) live.stop();
      return resume(row.account_id, JSON.parse(row.wanted), live);
    });
    // How it ended is recorded.
    await result.catch(() => undefined);
  }

  async function look(): Promise<void> {
    while (!isStopping() && !isClosed && lives.size < mostContinued) {
      const row = await store.take(hold());
      if (row === undefined) return;
      void goOn(row);
    }
  }

  const see = async (id: string) => {
    const own = lives.get(id);
    if (own) return { state: own.live.state, end: undefined };
    const row = await store.read(id);
    return row
      ? { state: stateOf(row), end: endOf(row) }
      : { state: noProgress, end: failures.get(id) ?? failureOf(undefined) };
  };

  /** Waits for the end of an essay, whichever process writes it. */
  async function follow(id: string, signal: AbortSignal): Promise<Written<string>> {
    for (;;) {
      const { end } = await see(id);
      if (end !== undefined) return resultOf(end);
      await pause(pollMs, undefined, { signal });
    }
  }

  /** The row of an essay, and whether this process is to write it. */
  async function rowOf(named: Named, wanted: string): Promise<{ row: WritingRow; isOwn: boolean }> {
    for (;;) {
      const added = await store.add({ ...named, wanted }, hold());
      if (added) return { row: added, isOwn: true };
      const row = await store.find(named);
      if (!row) continue;
      const end = endOf(row);
      if (end === undefined || !hasFailed(end)) return { row, isOwn: false };
      const again = await store.restart(row, wanted, hold());
      if (again) return { row: again, isOwn: true };
    }
  }

  return {
    /**
     * Writes an essay, or joins the one of that name: it is not started again while running or when finished. A failed
     * one continues where it was, if the same is wanted. The signal ends the wait, not the writing.
     */
    async run(named: Named, wanted: EssayWanted, signal: AbortSignal, work: Work): Promise<Written<string>> {
      const { row, isOwn } = await rowOf(named, JSON.stringify(wanted));
      if (!isOwn) return lives.get(row.id)?.result ?? follow(row.id, signal);
      const { live, result } = begin(row, work);
      return result.catch((error: unknown) => {
        if (isClosed || !live.isLeft()) throw error;
        return follow(row.id, signal);
      });
    },

    /** An account's unfinished essays, latest last. */
    async running(accountId: string): Promise<{ writing: string; title: string | null }[]> {
      const rows = await store.running(accountId);
      return rows.map((row) => {
        const { title } = lives.get(row.id)?.live.state ?? stateOf(row);
        return { writing: row.name, title };
      });
    },

    async find(named: Named): Promise<Watched | undefined> {
      const row = await store.find(named);
      return (
        row && { see: () => see(row.id), changed: () => lives.get(row.id)?.live.changed() ?? pause(pollMs) }
      );
    },

    /** Returns the document, if it was written by then. Undefined if there is no such essay to stop. */
    async stop(named: Named): Promise<Stopped | undefined> {
      const row = await store.askStop(named);
      if (!row) return undefined;
      const own = lives.get(row.id);
      own?.live.stop();
      const late = AbortSignal.timeout(longestStopMs);
      const end = own?.result ?? follow(row.id, late);
      const written = await Promise.race([end.catch(() => undefined), pause(longestStopMs, undefined)]);
      return { id: written?.value ?? null, ...(written?.notice && { notice: written.notice }) };
    },

    start(): void {
      const again = (): void => void look().catch(complain);
      looking ??= setInterval(again, lookEvery);
      again();
    },
    sweep: (): Promise<void> => store.sweep(fromNow(-sweptMs)),
    /** Leaves what is being written to another process, or to the next start. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(looking);
      const own = [...lives.values()];
      for (const { live } of own) live.leave();
      await Promise.all(own.map(({ live }) => live.close()));
      await store.release(holder, fromNow(0));
      const ends = Promise.allSettled(own.map(({ result }) => result));
      await Promise.race([ends, pause(farewellMs, undefined, { ref: false })]);
    },
  };
}
