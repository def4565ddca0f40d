import type { Worker } from 'node:worker_threads';
import { PoolBusyError, PoolTimeoutError, WorkerPool } from '../../workers/worker-pool.ts';
import { AppError } from '../../errors.ts';
import { createFairQueue, QueueFullError } from '../../limits/fair-queue.ts';
import type { Caller } from '../../limits/fair-order.ts';
import { engineCannot } from './engine-cannot.ts';
import type { Writer } from './engine.ts';
import { writingScript, type WritingTask, type Written } from '@octavo/language/writing';

/** Texts written at once, and texts that may wait. */
const texts = { atOnce: 1, waiting: 63, ofNetwork: 40, ofAccount: 32 };
const nobody: Caller = { accountId: undefined, network: undefined };

/**
 * A thread of its own for the built-in engine, so that a long text delays no other call. It starts when first needed.
 */
export function writingThread(): {
  readonly write: Writer;
  /** The threads that are running. */
  readonly threads: readonly Worker[];
  close(): Promise<void>;
} {
  const pool = new WorkerPool<WritingTask, Written>({
    script: writingScript,
    size: 1,
    maxBatches: texts.atOnce,
    jobTimeoutMs: 10_000,
  });
  const queue = createFairQueue({ name: 'built_in_engine', ...texts });

  return {
    async write(task, signal, caller = nobody) {
      const [written] = await queue.run(caller, () => pool.run([task], signal), signal).catch(explain);
      if (written && 'refusal' in written) throw engineCannot(written.refusal);
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
  if (!(error instanceof PoolBusyError || error instanceof QueueFullError)) throw error;
  throw new AppError('busy', 503, 'Many texts are being written right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
}
