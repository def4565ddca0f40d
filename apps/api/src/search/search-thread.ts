import type { FoundDocuments } from '@octavo/contract';
import type { DatabaseSettings } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import { WorkerPool } from '../workers/worker-pool.ts';

export interface SearchJob {
  readonly settings: DatabaseSettings;
  /** Absent to only bring the index up to date. */
  readonly search?: { readonly accountId: string; readonly text: string };
  /** How long at most the index is brought up to date. */
  readonly milliseconds: number;
}

export interface SearchAnswer {
  readonly isUpToDate: boolean;
  readonly found?: FoundDocuments;
}

export interface SearchThread {
  /** @throws AppError 503 `busy`, 408 `given_up` */
  search(accountId: string, text: string, caller: Caller, signal: AbortSignal): Promise<FoundDocuments>;
  /** Indexes changes that no search has caught up with. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** How long a search waits at most for the latest texts to be indexed. */
const catchUpBeforeSearch = 3000;
/** Length of one slice of background indexing; in between, a search can have its turn. */
const ownWork = 200;

/** A thread that indexes and searches without blocking other calls; it starts with the first job. */
export function searchThread(settings: DatabaseSettings): SearchThread {
  const pool = new WorkerPool<SearchJob, SearchAnswer>({
    script: new URL('search-worker.ts', import.meta.url),
    size: 1,
    maxBatches: 64,
    share: { account: 4, network: 24 },
    jobTimeoutMs: 20_000,
    memoryMegabytes: 768,
    idleMs: 120_000,
  });
  let isClosed = false;
  return {
    async search(accountId, text, caller, signal) {
      const job = { settings, search: { accountId, text }, milliseconds: catchUpBeforeSearch };
      const [answer] = await pool.run([job], signal, caller).catch((error: unknown) => {
        if (signal.aborted) throw new AppError('given_up', 408, 'The search was given up.');
        throw busy(error);
      });
      if (!answer?.found) throw busy();
      return answer.found;
    },
    async catchUp() {
      for (let isDone = false; !isDone && !isClosed;) {
        const [answer] = await pool.run([{ settings, milliseconds: ownWork }]).catch((error: unknown) => {
          if (isClosed) return [];
          throw error;
        });
        isDone = answer?.isUpToDate ?? true;
      }
    },
    close: () => {
      isClosed = true;
      return pool.close();
    },
  };
}

const busy = (cause?: unknown): AppError =>
  new AppError('busy', 503, 'Many people are searching right now. Please try again in a moment.', {
    cause,
    headers: { 'retry-after': '2' },
  });
