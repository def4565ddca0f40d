import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import type { PreparedSave } from './prepare-save.ts';
import type { SaveReading } from './read-save.ts';

/** Reading a body of this length takes about 20 ms of its thread: everybody else may wait so long. */
export const largeSave = 128 * 1024;

export interface SaveThread {
  /**
   * Reads the body of a large save beside the calls of everybody else; accounts take turns.
   * @throws AppError as the route does, or 503 `busy`
   */
  read(body: ArrayBuffer, caller: Caller, signal: AbortSignal): Promise<PreparedSave>;
  close(): Promise<void>;
}

/** A thread of its own for saves of 5 MB, of which each takes it a second; it starts with the first of them. */
export function saveThread(): SaveThread {
  const pool = new WorkerPool<ArrayBuffer, SaveReading>({
    script: new URL('save-worker.ts', import.meta.url),
    size: 1,
    maxBatches: 48,
    share: { account: 4, network: 24 },
    jobTimeoutMs: 20_000,
    memoryMegabytes: 768,
    idleMs: 120_000,
  });
  return {
    async read(body, caller, signal) {
      const [reading] = await pool.run([body], signal, caller).catch((error: unknown) => {
        if (signal.aborted) throw new AppError('given_up', 408, 'The save was given up.');
        throw busy(error);
      });
      if (!reading) throw busy();
      if ('prepared' in reading) return reading.prepared;
      const { code, status, message } = reading.refusal;
      throw new AppError(code, status, message);
    },
    close: () => pool.close(),
  };
}

const busy = (cause?: unknown): AppError =>
  new AppError('busy', 503, 'Many long documents are being saved right now. Please try again in a moment.', {
    cause,
    headers: { 'retry-after': '2' },
  });
