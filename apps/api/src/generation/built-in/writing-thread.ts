import type { Worker } from 'node:worker_threads';
import { PoolBusyError, PoolTimeoutError, WorkerPool } from '../../workers/worker-pool.ts';
import { AppError } from '../../errors.ts';
import { createLines } from '../../limits/lines.ts';
import { LineFullError } from '../../limits/turns.ts';
import { engineCannot } from './engine-cannot.ts';
import type { Writer } from './engine.ts';
import type { WritingTask } from './write-text.ts';
import type { Written } from './writing-worker.ts';

const mostWaiting = 64;

/** One thread of its own for the built-in engine, so that a long text holds up no other call. It starts when it is needed. */
export function writingThread(): {
  readonly write: Writer;
  /** Those that run now. */
  readonly threads: readonly Worker[];
  close(): Promise<void>;
} {
  const pool = new WorkerPool<WritingTask, Written>({
    script: new URL('./writing-worker.ts', import.meta.url),
    size: 1,
    maxBatches: mostWaiting,
    jobTimeoutMs: 10_000,
  });
  const lines = createLines({ atOnce: 1, waiting: mostWaiting });

  /** Of each account one text at a time stands in the line of all, so that many of one hold up nobody else. */
  async function inTurn<Result>(
    accountId: string | undefined,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (accountId === undefined) return work();
    const end = await lines.take(accountId, signal);
    try {
      return await work();
    } finally {
      end();
    }
  }

  return {
    async write(task, signal, accountId) {
      const [written] = await inTurn(accountId, signal, () => pool.run([task], signal)).catch(explain);
      if (written && 'refusal' in written) throw new AppError('engine_cannot', 422, written.refusal);
      return written?.text;
    },
    get threads() {
      return pool.threads;
    },
    close: () => pool.close(),
  };
}

function explain(error: unknown): never {
  if (error instanceof PoolTimeoutError) throw engineCannot('The text is too long for the built-in engine.');
  if (!(error instanceof PoolBusyError || error instanceof LineFullError)) throw error;
  throw new AppError('busy', 503, 'Many texts are being written right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
}
