import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface OpeningWork {
  readonly folders: readonly string[];
  readonly threads: number;
  /** A single number: how many times a thread has arrived at a folder. */
  readonly arrivals: Int32Array;
}

/** Opens the database of one folder after another, each in four threads at once, and returns the errors. */
export async function openAtOnce(folders: readonly string[]): Promise<readonly unknown[]> {
  const threads = 4;
  const workerData: OpeningWork = { folders, threads, arrivals: new Int32Array(new SharedArrayBuffer(4)) };
  const script = new URL('open-at-once-thread.ts', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(script, { workerData }));
  const thrown = await Promise.all(
    workers.map(async (worker): Promise<unknown[]> => (await once(worker, 'message'))[0]),
  );
  return thrown.flat();
}
