import type { SaveResponse } from '@octavo/contract';
import type { DatabaseSettings } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import type { Owned } from './document-store.ts';

/** Parsing a body of this length takes about 20 ms: as long as everyone else may be blocked. */
export const largeSave = 128 * 1024;

export interface LargeSave {
  readonly body: ArrayBuffer;
  readonly owned: Owned;
  /** Most bytes the account may keep in all its documents. */
  readonly mostBytes: number;
}

export type SaveJob = LargeSave & { readonly settings: DatabaseSettings };
export type SaveAnswer =
  | { readonly saved: SaveResponse }
  | { readonly refusal: Pick<AppError, 'code' | 'status' | 'message'> };

export interface SaveThread {
  /**
   * Parses and writes a large save off the main thread; accounts take turns.
   * @throws AppError as the route does, or 503 `busy`
   */
  save(save: LargeSave, caller: Caller, signal: AbortSignal): Promise<SaveResponse>;
  close(): Promise<void>;
}

/**
 * A worker thread for saves of up to 5 MB, each of which takes a second of CPU and some disk time. It starts with the
 * first large save.
 */
export function saveThread(settings: DatabaseSettings): SaveThread {
  const pool = new WorkerPool<SaveJob, SaveAnswer>({
    script: new URL('save-worker.ts', import.meta.url),
    size: 1,
    maxBatches: 48,
    share: { account: 4, network: 24 },
    jobTimeoutMs: 20_000,
    memoryMegabytes: 768,
    idleMs: 120_000,
  });
  return {
    async save(save, caller, signal) {
      const [answer] = await pool.run([{ ...save, settings }], signal, caller).catch((error: unknown) => {
        if (signal.aborted) throw new AppError('given_up', 408, 'The save was given up.');
        throw busy(error);
      });
      if (!answer) throw busy();
      if ('saved' in answer) return answer.saved;
      const { code, status, message } = answer.refusal;
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
