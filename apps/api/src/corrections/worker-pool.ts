import { Worker } from 'node:worker_threads';

/** The queue is full or the pool is closed. */
export class PoolBusyError extends Error {}
/** A job took longer than it may. */
export class PoolTimeoutError extends Error {}

type Job<Input, Output> = {
  readonly input: Input;
  readonly batch: Batch<Input, Output>;
  readonly index: number;
  attempts: number;
};

type Batch<Input, Output> = {
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
  /** How many threads at most; they start when there is work, or by `warm`. */
  readonly size: number;
  /** How many calls may wait. */
  readonly maxBatches: number;
  /** For one job, once its thread is ready. */
  readonly jobTimeoutMs: number;
};

/**
 * Runs jobs in worker threads. A script says `{ ready: true }` once and then answers each message with
 * `{ result }`. Calls take turns, so that a long one does not hold up a short one. A thread that dies is
 * replaced and its job is tried once more.
 */
export class WorkerPool<Input, Output> {
  readonly #options: PoolOptions;
  readonly #seats = new Set<Seat<Input, Output>>();
  readonly #batches: Batch<Input, Output>[] = [];
  #running = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Starts the first thread, so that the first call need not wait for it. */
  warm(): void {
    if (this.#seats.size === 0 && !this.#closed) this.#open();
  }

  get threads(): readonly Worker[] {
    return [...this.#seats].map((seat) => seat.worker);
  }

  /** @throws PoolBusyError, PoolTimeoutError, the signal's reason, or what killed the thread twice. */
  run(inputs: readonly Input[], signal?: AbortSignal): Promise<Output[]> {
    if (inputs.length === 0) return Promise.resolve([]);
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#closed || this.#running >= this.#options.maxBatches) return Promise.reject(new PoolBusyError());
    const batch: Batch<Input, Output> = {
      waiting: [],
      results: [],
      left: inputs.length,
      over: false,
      settle: Promise.withResolvers(),
    };
    for (const [index, input] of inputs.entries()) batch.waiting.push({ input, batch, index, attempts: 0 });
    this.#running++;
    this.#batches.push(batch);
    const abort = (): void => this.#fail(batch, signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    this.#assign();
    return batch.settle.promise.finally(() => {
      this.#running--;
      signal?.removeEventListener('abort', abort);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const batch of this.#batches.slice()) this.#fail(batch, new PoolBusyError());
    await Promise.all([...this.#seats].map((seat) => seat.worker.terminate()));
  }

  #assign(): void {
    const free = [...this.#seats].filter((seat) => seat.ready && seat.job === null);
    for (const seat of free) {
      const job = this.#next();
      if (!job) return;
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
    const batch = this.#batches.shift();
    const job = batch?.waiting.shift();
    if (batch && batch.waiting.length > 0) this.#batches.push(batch);
    return job;
  }

  #open(): void {
    const seat: Seat<Input, Output> = {
      worker: new Worker(this.#options.script),
      ready: false,
      job: null,
      timer: null,
    };
    this.#seats.add(seat);
    seat.worker.unref();
    seat.worker.on('message', (message: { ready: true } | { result: Output }) => {
      if ('ready' in message) seat.ready = true;
      else this.#finish(seat, message.result);
      this.#assign();
    });
    seat.worker.on('error', (error) => this.#lose(seat, error));
    seat.worker.on('exit', (code) => this.#lose(seat, new Error(`The worker ended with code ${code}.`)));
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
    if (seat.timer) clearTimeout(seat.timer);
    void seat.worker.terminate();
    const job = seat.job;
    if (!seat.ready) return this.#failAll(reason);
    if (job) {
      const mayRetry = job.attempts < 2 && !this.#closed && !(reason instanceof PoolTimeoutError);
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
