import { Worker } from 'node:worker_threads';
import type { PrintAnswer, PrintJob } from './print-job.ts';

/** One typesetting thread: it takes one job at a time. */
export interface Typesetter {
  /** Rejects when the thread ends before it has answered. */
  readonly set: (job: PrintJob) => Promise<PrintAnswer>;
  readonly stop: () => void;
}

/** Starts a thread from `script`. It keeps the process alive only while it has a job. */
export function startTypesetter(script = new URL('typst-worker.ts', import.meta.url)): Typesetter {
  const worker = new Worker(script);
  let current: PromiseWithResolvers<PrintAnswer> | null = null;
  let lost: Error | null = null;

  const lose = (error: Error): void => {
    lost ??= error;
    current?.reject(lost);
    current = null;
  };
  worker.unref();
  worker.on('error', lose);
  worker.on('messageerror', lose);
  worker.on('exit', (code) => lose(new Error(`The typesetting thread ended with code ${code}.`)));
  worker.on('message', (answer: PrintAnswer) => {
    worker.unref();
    current?.resolve(answer);
    current = null;
  });

  return {
    set: (job) => {
      if (lost) return Promise.reject(lost);
      current = Promise.withResolvers();
      worker.ref();
      worker.postMessage(job);
      return current.promise;
    },
    stop: () => void worker.terminate(),
  };
}
