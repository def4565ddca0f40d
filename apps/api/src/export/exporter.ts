import type { WrittenFile } from '@octavo/formats/writing';
import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import { createFairQueue, QueueFullError } from '../limits/fair-queue.ts';
import { PoolBusyError, PoolMemoryError, PoolTimeoutError, WorkerPool } from '../workers/worker-pool.ts';
import type { ExportAnswer, ExportJob } from './export-job.ts';

export interface Exporter {
  /**
   * Exports a document in the chosen file type, in a thread, when it is the caller's turn; a document given as a
   * function is loaded only then.
   * @throws AppError 422 `unprintable_script`, 422 `download_too_large`, 500 `download_failed`, 503 `busy`, or what
   * loading throws; the signal's reason while waiting
   */
  readonly exportDocument: (
    job: ExportJob | (() => Promise<ExportJob>),
    caller: Caller,
    signal?: AbortSignal,
  ) => Promise<WrittenFile>;
  close(): Promise<void>;
}

interface ExporterLimits {
  readonly threads: number;
  readonly jobTimeoutMs: number;
  readonly memoryMegabytes: number;
  readonly script: URL;
}

/** A file of 10,000 words takes a second. */
const usual: ExporterLimits = {
  threads: 2,
  jobTimeoutMs: 30_000,
  memoryMegabytes: 768,
  script: new URL('export-worker.ts', import.meta.url),
};
const waiting = { waiting: 40, ofNetwork: 20, ofAccount: 3 };
const idleMs = 120_000;

export function createExporter(limits: Partial<ExporterLimits> = {}): Exporter {
  const { threads, ...bounds } = { ...usual, ...limits };
  const queue = createFairQueue({ name: 'exports', atOnce: threads, ...waiting });
  const pool = new WorkerPool<ExportJob, ExportAnswer>({
    ...bounds,
    size: threads,
    maxBatches: threads,
    idleMs,
  });
  return {
    async exportDocument(job, caller, signal) {
      const make = async () => pool.run([typeof job === 'function' ? await job() : job]);
      const [answer] = await queue.run(caller, make, signal).catch(explain);
      if (answer && 'refusal' in answer) {
        const { code, status, message } = answer.refusal;
        throw new AppError(code, status, message);
      }
      if (!answer) throw failed();
      return answer.file;
    },
    close: () => pool.close(),
  };
}

function explain(error: unknown): never {
  if (error instanceof QueueFullError || error instanceof PoolBusyError) {
    throw new AppError('busy', 503, 'Too many files are being made just now. Try again in a moment.', {
      headers: { 'retry-after': '5' },
    });
  }
  if (error instanceof PoolTimeoutError || error instanceof PoolMemoryError) {
    throw new AppError(
      'download_too_large',
      422,
      'This document is too large for this type of file. Choose another type, Markdown or plain text say, or divide the document.',
      { cause: error },
    );
  }
  throw error instanceof DOMException || error instanceof AppError ? error : failed(error);
}

const failed = (cause?: unknown): AppError =>
  new AppError(
    'download_failed',
    500,
    'The file could not be made. Try again, or choose another file type.',
    {
      cause,
    },
  );
