import { AppError } from '../../errors.ts';
import type { PrintAnswer, PrintJob } from './print-job.ts';
import { unprintable } from './unprintable.ts';
import type { Typesetter } from './typesetter.ts';

export interface PressLimits {
  /** Files that may wait, the one at work included. */
  readonly waiting: number;
  readonly jobMs: number;
  /** A thread is replaced after so many files… */
  readonly jobsPerThread: number;
  /** …or as soon as it holds more than this: what Typst has taken it never gives back. */
  readonly memoryBytes: number;
  /** An unused thread is given up after this time. */
  readonly idleMs: number;
}

export const pressLimits: PressLimits = {
  waiting: 24,
  jobMs: 30_000,
  jobsPerThread: 40,
  memoryBytes: 300 * 1024 * 1024,
  idleMs: 120_000,
};

export interface Press {
  readonly print: (job: PrintJob) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => void;
}

interface Running {
  readonly typesetter: Typesetter;
  jobs: number;
}

const busy = (): AppError =>
  new AppError('busy', 503, 'Too many files are being made just now. Try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
const tooSlow = (): AppError =>
  new AppError(
    'download_failed',
    503,
    'Making this PDF took too long. Try again, or choose another file type.',
  );
const failed = (cause: unknown): AppError =>
  new AppError('download_failed', 500, 'The PDF could not be made. Try again, or choose another file type.', {
    cause,
  });

/** Prints one file after the other in a thread of its own. A thread that dies is replaced and its file tried once more. */
export function createPress(limits: PressLimits, start: () => Typesetter): Press {
  let running: Running | null = null;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(idle);
    running?.typesetter.stop();
    running = null;
  };

  async function set(job: PrintJob): Promise<PrintAnswer> {
    running ??= { typesetter: start(), jobs: 0 };
    running.jobs += 1;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(tooSlow()), limits.jobMs);
    try {
      return await Promise.race([running.typesetter.set(job), late.promise]);
    } catch (error) {
      stop();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function print(job: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idle);
    const answer = await set(job)
      .catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        return set(job);
      })
      .catch((error: unknown) => {
        throw error instanceof AppError ? error : failed(error);
      });
    const isWorn = answer.ok && answer.memoryBytes > limits.memoryBytes;
    if (isWorn || (running && running.jobs >= limits.jobsPerThread)) stop();
    else idle = setTimeout(stop, limits.idleMs).unref();
    if (!answer.ok) throw answer.unprintable ? unprintable(answer.unprintable) : failed(answer.problem);
    return answer.pdf;
  }

  return {
    print: async (job) => {
      if (waiting >= limits.waiting) throw busy();
      waiting += 1;
      const printing = turn.then(() => print(job));
      turn = printing.catch(() => undefined);
      try {
        return await printing;
      } finally {
        waiting -= 1;
      }
    },
    close: stop,
  };
}
