import { type QueueChanged, type QueueName, telemetry } from '../telemetry/telemetry.ts';
import { type Caller, createFairOrder } from './fair-order.ts';

/** Too many are waiting already: in total, from the caller's network, or from the caller. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many are waiting already.');
  }
}

export interface FairQueueBounds {
  /** The name under which it is measured. */
  readonly name: QueueName;
  readonly atOnce: number;
  /** How many per account may run at once; defaults to one. */
  readonly atOnceOfAccount?: number;
  /** How many may wait: in total, per network and per account. */
  readonly waiting: number;
  readonly ofNetwork: number;
  readonly ofAccount: number;
}

export interface FairQueue {
  /**
   * Runs the work when it is the caller's turn. Aborting the signal gives up waiting; work that has begun keeps its
   * place until it ends.
   * @throws QueueFullError, the signal's reason while waiting, or what the work throws
   */
  run<Result>(caller: Caller, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

interface Entry {
  readonly caller: Caller;
  readonly start: () => void;
}

/** A queue in this process in which, for each place, nobody waits for more than one job of any other caller. */
export function createFairQueue(bounds: FairQueueBounds): FairQueue {
  const order = createFairOrder();
  const waiting = new Set<Entry>();
  const running = new Map<string, number>();
  const { atOnceOfAccount = 1 } = bounds;
  let going = 0;
  const report = (change: QueueChanged['change']): void =>
    telemetry.queue.emit({ queue: bounds.name, change });

  const runningOf = (accountId: string): number => running.get(accountId) ?? 0;
  const hasItsShare = ({ accountId }: Caller): boolean =>
    accountId !== undefined && runningOf(accountId) >= atOnceOfAccount;

  const count = (fits: (caller: Caller) => boolean): number =>
    [...waiting].filter(({ caller }) => fits(caller)).length;

  function isFull({ accountId, network }: Caller): boolean {
    return (
      waiting.size >= bounds.waiting ||
      (network !== undefined && count((other) => other.network === network) >= bounds.ofNetwork) ||
      (accountId !== undefined && count((other) => other.accountId === accountId) >= bounds.ofAccount)
    );
  }

  function startNext(): void {
    while (going < bounds.atOnce) {
      const entry = order.next([...waiting].filter(({ caller }) => !hasItsShare(caller)));
      if (!entry) return;
      waiting.delete(entry);
      entry.start();
    }
  }

  function begin(caller: Caller): () => void {
    going += 1;
    report('begins');
    const { accountId } = caller;
    if (accountId !== undefined) running.set(accountId, runningOf(accountId) + 1);
    order.served(caller);
    return () => {
      going -= 1;
      report('ends');
      if (accountId !== undefined) {
        if (runningOf(accountId) > 1) running.set(accountId, runningOf(accountId) - 1);
        else running.delete(accountId);
      }
      startNext();
    };
  }

  function turnOf(caller: Caller, signal: AbortSignal | undefined): Promise<() => void> {
    signal?.throwIfAborted();
    if (going < bounds.atOnce && !hasItsShare(caller)) return Promise.resolve(begin(caller));
    if (isFull(caller)) {
      report('refused');
      throw new QueueFullError();
    }
    const turn = Promise.withResolvers<() => void>();
    const leave = (): void => {
      waiting.delete(entry);
      report('stops_waiting');
      turn.reject(signal?.reason);
    };
    const entry: Entry = {
      caller,
      start: () => {
        report('stops_waiting');
        signal?.removeEventListener('abort', leave);
        turn.resolve(begin(caller));
      },
    };
    waiting.add(entry);
    report('waits');
    signal?.addEventListener('abort', leave, { once: true });
    return turn.promise;
  }

  return {
    async run(caller, work, signal) {
      const end = await turnOf(caller, signal);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
