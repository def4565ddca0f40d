import { askingCaller } from '../generation/asking-caller.ts';
import type { ConnectedModel } from '../generation/connected-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import { type FairQueue, QueueFullError } from '../limits/fair-queue.ts';

/** When a caller may try again if the queue is full. */
const retryAfterMs = 10_000;

/** A model that writes one answer at a time: accounts take turns, regardless of the request. */
export function takingTurns(model: ConnectedModel, queue: FairQueue): ConnectedModel {
  return {
    async *write(task) {
      const end = await turn(queue, task.signal);
      try {
        yield* model.write(task);
      } finally {
        end();
      }
    },
    async object(task) {
      const end = await turn(queue, task.signal);
      try {
        return await model.object(task);
      } finally {
        end();
      }
    },
  };
}

/**
 * Waits for the caller's turn, which lasts until the returned function is called or the signal is aborted.
 * @throws ModelError 'busy' if the queue is full, or the signal's reason
 */
async function turn(queue: FairQueue, signal: AbortSignal): Promise<() => void> {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const end = (): void => over.resolve();
  const running = queue.run(
    askingCaller(),
    () => {
      begun.resolve();
      // An answer that nobody reads further is never closed.
      signal.addEventListener('abort', end, { once: true });
      return over.promise;
    },
    signal,
  );
  running.catch(begun.reject);
  try {
    await begun.promise;
  } catch (error) {
    throw error instanceof QueueFullError ? new ModelError({ kind: 'busy', retryAfterMs }, error) : error;
  }
  return end;
}
