import { endpoints } from '@octavo/contract/endpoints';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import { createFairQueue, type FairQueueBounds, QueueFullError } from '../limits/fair-queue.ts';

/** Calls that read up to 5 MB from the database, or 12 MB of pictures, or thousands of comments. */
const heavy = [
  endpoints.getDocument,
  endpoints.duplicateDocument,
  endpoints.readVersion,
  endpoints.restoreVersion,
  endpoints.documentPicture,
  endpoints.documentComments,
];

export const heavyPaths = heavy.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
const methods = new Map(heavy.map(({ path, method }, index) => [heavyPaths[index] ?? path, method]));

type TurnBounds = Omit<FairQueueBounds, 'name'>;

/** A page requests all pictures of its document at once. */
const usual: TurnBounds = {
  atOnce: 4,
  atOnceOfAccount: 2,
  waiting: 1000,
  ofNetwork: 500,
  ofAccount: 250,
};

/**
 * Makes accounts and networks take turns at expensive database reads: a caller that sends three hundred at once only
 * delays itself, and nobody else waits for more than a few of them.
 */
export function takeTurns(bounds: TurnBounds = usual) {
  const queue = createFairQueue({ name: 'document_reads', ...bounds });
  return (path: string) =>
    createMiddleware<ApiEnv>(async (context, next) => {
      if (context.req.method !== methods.get(path)) return next();
      const caller = { accountId: context.get('account').id, network: context.get('network') };
      const { signal } = context.req.raw;
      await queue
        .run(caller, () => next(), signal)
        .catch((error: unknown) => {
          if (error instanceof QueueFullError) throw busy();
          throw signal.aborted ? new AppError('given_up', 408, 'The call was given up.') : error;
        });
    });
}

const busy = (): AppError =>
  new AppError('busy', 503, 'Too much is being read at once. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
