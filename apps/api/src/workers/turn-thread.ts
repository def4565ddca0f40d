import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import { WorkerPool } from './worker-pool.ts';

export interface TurnThread<Job, Answer> {
  /** Runs a job when it is the caller's turn. @throws AppError 503 `busy`, 408 `given_up` */
  run(job: Job, caller: Caller | undefined, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

/** The messages for a full queue, and for callers that have left. */
export interface TurnSentences {
  readonly busy: string;
  readonly givenUp: string;
}

/**
 * A separate thread for work that would block everyone else's calls; callers take turns. It starts with the first job
 * and ends after two idle minutes.
 */
export function turnThread<Job, Answer>(
  script: URL,
  { busy, givenUp }: TurnSentences,
): TurnThread<Job, Answer> {
  const pool = new WorkerPool<Job, Answer>({
    script,
    size: 1,
    maxBatches: 64,
    share: { account: 4, network: 24 },
    jobTimeoutMs: 20_000,
    memoryMegabytes: 768,
    idleMs: 120_000,
  });
  const isBusy = (cause?: unknown): AppError =>
    new AppError('busy', 503, busy, { cause, headers: { 'retry-after': '2' } });
  return {
    async run(job, caller, signal) {
      const [answer] = await pool.run([job], signal, caller).catch((error: unknown) => {
        throw signal.aborted ? new AppError('given_up', 408, givenUp) : isBusy(error);
      });
      if (answer === undefined) throw isBusy();
      return answer;
    },
    close: () => pool.close(),
  };
}
