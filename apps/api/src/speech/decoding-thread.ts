import type { Worker } from 'node:worker_threads';
import { PoolTimeoutError, WorkerPool } from '../workers/worker-pool.ts';
import type { Decoded } from './decode-recording.ts';

/** Decodes recordings. @throws the signal's reason */
export type Decode = (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Decoded>;

const jobTimeoutMs = 10_000;

/** A separate thread, so that a long recording delays no other call. It starts when first needed. */
export function decodingThread(maxBatches: number): {
  readonly decode: Decode;
  /** The threads that are running. */
  readonly threads: readonly Worker[];
  close(): Promise<void>;
} {
  const pool = new WorkerPool<Uint8Array<ArrayBuffer>, Decoded>({
    script: new URL('./decoding-worker.ts', import.meta.url),
    size: 1,
    maxBatches,
    jobTimeoutMs,
  });
  return {
    async decode(bytes, signal) {
      try {
        const [decoded] = await pool.run([bytes], signal);
        return decoded ?? { refusal: 'unreadable' };
      } catch (error) {
        // An honest recording takes a fraction of a second.
        if (error instanceof PoolTimeoutError) return { refusal: 'unreadable' };
        throw error;
      }
    },
    get threads() {
      return pool.threads;
    },
    close: () => pool.close(),
  };
}
