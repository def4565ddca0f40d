import type { Worker } from 'node:worker_threads';
import { PoolBusyError, PoolTimeoutError, WorkerPool } from '../../corrections/worker-pool.ts';
import { AppError } from '../../errors.ts';
import { engineCannot } from './engine-cannot.ts';
import type { Writer } from './engine.ts';
import type { WritingTask } from './write-text.ts';
import type { Written } from './writing-worker.ts';

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
    maxBatches: 64,
    jobTimeoutMs: 10_000,
  });
  return {
    async write(task, signal) {
      const [written] = await pool.run([task], signal).catch(explain);
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
  if (!(error instanceof PoolBusyError)) throw error;
  throw new AppError('busy', 503, 'Many texts are being written right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
}
