import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Caller, createFairOrder } from '../limits/fair-order.ts';
import { type PoolChanged, telemetry } from '../telemetry/telemetry.ts';

/** The queue is full or the pool is closed. */
export class PoolBusyError extends Error {}
/** A job exceeded its time limit. */
export class PoolTimeoutError extends Error {}
/** A job exceeded its memory limit. */
export class PoolMemoryError extends Error {}

type Job<Input, Output> = {
  readonly input: Input;
  readonly batch: Batch<Input, Output>;
  readonly index: number;
  attempts: number;
};

type Batch<Input, Output> = {
  readonly caller: Caller;
  readonly waiting: Job<Input, Output>[];
  readonly results: Output[];
  left: number;
  over: boolean;
  readonly settle: PromiseWithResolvers<Output[]>;
};

type Seat<Input, Output> = {
  readonly worker: Worker;
  ready: boolean;
  job: Job<Input, Output> | null;
  timer: NodeJS.Timeout | null;
};

export type PoolOptions = {
  readonly script: URL;
  /** Most threads; they start when there is work, or by `warm`. */
  readonly size: number;
  /** How many calls may wait. */
  readonly maxBatches: number;
  /** How many of these may come from one account, and from one network. */
  readonly share?: { readonly account: number; readonly network: number };
  /** Timeout for one job, once its thread is ready. */
  readonly jobTimeoutMs: number;
  /** Heap limit of a thread. */
  readonly memoryMegabytes?: number;
  /**
   * Limit of the heap's young generation. V8 lets it grow to 130 MB while word lists are read, and never shrinks it: a
   * thread that allocates little at a time needs a tenth.
   */
  readonly youngMegabytes?: number;
  /** How long an idle thread is kept; forever by default. */
  readonly idleMs?: number;
};

const nobody: Caller = { accountId: undefined, network: undefined };

/**
 * Runs jobs in worker threads. A script posts `{ ready: true }` once, and then answers each message with `{ result }`,
 * or with `{ result, worn: true }` to be replaced by a new thread. Callers take turns job by job, so that on each
 * thread nobody waits for more than one job of another caller; a caller's own long call does not delay its short ones.
 * If a thread dies, it is replaced and its job is retried once; a job that exceeds its time or memory is not retried.
 */
export class WorkerPool<Input, Output> {
  readonly #options: PoolOptions;
  readonly #seats = new Set<Seat<Input, Output>>();
  readonly #batches: Batch<Input, Output>[] = [];
  readonly #running = new Set<Caller>();
  readonly #order = createFairOrder();
  readonly #name: string;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#name = basename(options.script.pathname)
      .replace(/(?:-worker)?\.\w+$/, '')
      .replaceAll('-', '_');
  }

  /** Starts the first thread, so that the first call need not wait for it. */
  warm(): void {
    if (this.#seats.size === 0 && !this.#closed) this.#open();
  }

  get threads(): readonly Worker[] {
    return [...this.#seats].map((seat) => seat.worker);
  }

  /** @throws PoolBusyError, PoolTimeoutError, PoolMemoryError, the signal's reason, or what killed the thread twice */
  run(inputs: readonly Input[], signal?: AbortSignal, by: Caller = nobody): Promise<Output[]> {
    if (inputs.length === 0) return Promise.resolve([]);
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#closed || this.#isFull(by)) {
      this.#report('refused');
      return Promise.reject(new PoolBusyError());
    }
    const caller = { ...by };
    const batch: Batch<Input, Output> = {
      caller,
      waiting: [],
      results: [],
      left: inputs.length,
      over: false,
      settle: Promise.withResolvers(),
    };
    for (const [index, input] of inputs.entries()) batch.waiting.push({ input, batch, index, attempts: 0 });
    this.#running.add(caller);
    this.#report('begins');
    this.#batches.push(batch);
    const abort = (): void => this.#fail(batch, signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    this.#assign();
    return batch.settle.promise.finally(() => {
      this.#running.delete(caller);
      this.#report('ends');
      signal?.removeEventListener('abort', abort);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const batch of this.#batches.slice()) this.#fail(batch, new PoolBusyError());
    await Promise.all([...this.#seats].map((seat) => seat.worker.terminate()));
  }

  #report(change: PoolChanged['change']): void {
    telemetry.pool.emit({ pool: this.#name, change });
  }

  #isFull({ accountId, network }: Caller): boolean {
    const { maxBatches, share } = this.#options;
    if (this.#running.size >= maxBatches) return true;
    if (!share) return false;
    const running = [...this.#running];
    const ofAccount = running.filter(
      (other) => accountId !== undefined && other.accountId === accountId,
    ).length;
    const ofNetwork = running.filter((other) => network !== undefined && other.network === network).length;
    return ofAccount >= share.account || ofNetwork >= share.network;
  }

  #assign(): void {
    const free = [...this.#seats].filter((seat) => seat.ready && seat.job === null);
    for (const seat of free) {
      const job = this.#next();
      if (!job) return;
      if (seat.timer) clearTimeout(seat.timer);
      seat.job = job;
      job.attempts++;
      seat.timer = setTimeout(() => this.#lose(seat, new PoolTimeoutError()), this.#options.jobTimeoutMs);
      seat.worker.postMessage(job.input);
    }
    const opening = [...this.#seats].some((seat) => !seat.ready);
    const hasRoom = this.#seats.size < this.#options.size;
    if (this.#batches.length > 0 && hasRoom && !opening && !this.#closed) this.#open();
  }

  #next(): Job<Input, Output> | undefined {
    const batch = this.#order.next(this.#batches);
    if (!batch) return undefined;
    this.#batches.splice(this.#batches.indexOf(batch), 1);
    const job = batch.waiting.shift();
    if (batch.waiting.length > 0) this.#batches.push(batch);
    this.#order.served(batch.caller);
    return job;
  }

  #open(): void {
    const { script, memoryMegabytes, youngMegabytes } = this.#options;
    const limits = {
      ...(memoryMegabytes !== undefined && { maxOldGenerationSizeMb: memoryMegabytes }),
      ...(youngMegabytes !== undefined && { maxYoungGenerationSizeMb: youngMegabytes }),
    };
    const seat: Seat<Input, Output> = {
      worker: new Worker(script, { resourceLimits: limits }),
      ready: false,
      job: null,
      timer: null,
    };
    this.#seats.add(seat);
    this.#report('thread_opened');
    seat.worker.unref();
    seat.worker.on('message', (message: { ready: true } | { result: Output; worn?: true }) => {
      if ('ready' in message) seat.ready = true;
      else this.#finish(seat, message.result);
      if ('worn' in message) this.#retire(seat);
      this.#assign();
      this.#keepFor(seat);
    });
    seat.worker.on('error', (error) => this.#lose(seat, outOfMemory(error)));
    seat.worker.on('exit', (code) => this.#lose(seat, new Error(`The worker ended with code ${code}.`)));
  }

  #retire(seat: Seat<Input, Output>): void {
    if (this.#seats.delete(seat)) this.#report('thread_closed');
    void seat.worker.terminate();
  }

  #keepFor(seat: Seat<Input, Output>): void {
    const { idleMs } = this.#options;
    if (idleMs === undefined || seat.job !== null || !this.#seats.has(seat)) return;
    if (seat.timer) clearTimeout(seat.timer);
    seat.timer = setTimeout(() => this.#retire(seat), idleMs).unref();
  }

  #finish(seat: Seat<Input, Output>, result: Output): void {
    const job = seat.job;
    seat.job = null;
    if (seat.timer) clearTimeout(seat.timer);
    if (!job) return;
    job.batch.results[job.index] = result;
    job.batch.left--;
    if (job.batch.left === 0) job.batch.settle.resolve(job.batch.results);
  }

  #lose(seat: Seat<Input, Output>, reason: unknown): void {
    if (!this.#seats.delete(seat)) return;
    this.#report(this.#closed ? 'thread_closed' : 'thread_lost');
    if (seat.timer) clearTimeout(seat.timer);
    void seat.worker.terminate();
    const job = seat.job;
    if (!seat.ready) return this.#failAll(reason);
    if (job) {
      const isCostly = reason instanceof PoolTimeoutError || reason instanceof PoolMemoryError;
      const mayRetry = job.attempts < 2 && !this.#closed && !isCostly;
      if (mayRetry) this.#again(job);
      else this.#fail(job.batch, reason);
    }
    this.#assign();
  }

  #again(job: Job<Input, Output>): void {
    if (job.batch.over) return;
    job.batch.waiting.unshift(job);
    if (!this.#batches.includes(job.batch)) this.#batches.unshift(job.batch);
  }

  #failAll(reason: unknown): void {
    for (const batch of this.#batches.slice()) this.#fail(batch, reason);
  }

  #fail(batch: Batch<Input, Output>, reason: unknown): void {
    batch.over = true;
    batch.waiting.length = 0;
    const place = this.#batches.indexOf(batch);
    if (place >= 0) this.#batches.splice(place, 1);
    batch.settle.reject(reason);
  }
}

function outOfMemory(error: unknown): unknown {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? new PoolMemoryError('The job took too much memory.', { cause: error }) : error;
}
