import { AppError } from '../errors.ts';
import { createFairQueue, QueueFullError } from '../limits/fair-queue.ts';

/** Takes turns as the calls of accounts do (`take-turns.ts`); here by link. */
const bounds = { atOnce: 4, atOnceOfAccount: 2, waiting: 1000, ofNetwork: 500, ofAccount: 500 } as const;

export interface ReaderTurn {
  readonly linkId: string;
  readonly network: string;
  readonly signal: AbortSignal;
}

/** Makes links and networks take turns at expensive reads. */
export function readerTurns() {
  const queue = createFairQueue({ name: 'document_reads', ...bounds });
  return <Result>({ linkId, network, signal }: ReaderTurn, work: () => Promise<Result>): Promise<Result> =>
    queue.run({ accountId: `link ${linkId}`, network }, work, signal).catch((error: unknown) => {
      if (error instanceof QueueFullError) throw busy();
      throw error;
    });
}

const busy = (): AppError =>
  new AppError('busy', 503, 'Too much is being read at once. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
