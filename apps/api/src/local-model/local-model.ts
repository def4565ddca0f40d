import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { ConnectedModel, FindModel } from '../generation/connected-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import type { AllTaskSettings } from '../generation/task-settings.ts';
import { createFairQueue } from '../limits/fair-queue.ts';
import { type ChosenModel, readChosen, removeServing, type Serving, writeServing } from './model-folder.ts';
import type { ModelProcess } from './model-process.ts';
import { takingTurns } from './taking-turns.ts';

/** How many calls may wait for the model, which writes one answer at a time. */
const turns = { atOnce: 1, waiting: 60, ofNetwork: 40, ofAccount: 8 };

export interface LocalModelOptions {
  /** See `modelFolder`. */
  readonly folder: string;
  readonly tasks: AllTaskSettings;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** How often the folder is checked, in milliseconds. */
  readonly recheckMs?: number;
  /** How long the first restart waits, in milliseconds; each further one twice as long. */
  readonly restartMs?: number;
}

/** The model that `npm run model` chose, in a process that lives as long as this server. */
export interface LocalModel {
  /**
   * The chosen model, if there is one. While its process is loading or being restarted, its calls fail as unreachable,
   * so that the built-in engine stands in.
   */
  readonly current: FindModel;
  /** Starts looking for a chosen model. */
  begin(): void;
  close(): Promise<void>;
}

const longestRestartMs = 60_000;
/** A process that ran this long was not broken from the start. */
const soundMs = 60_000;

const loading: ConnectedModel = {
  isLoading: true,
  // oxlint-disable-next-line require-yield
  async *write() {
    throw new ModelError({ kind: 'unreachable' });
  },
  object: () => Promise.reject(new ModelError({ kind: 'unreachable' })),
};

interface Running {
  readonly key: string;
  readonly chosen: ChosenModel;
  process: ModelProcess | undefined;
  model: ConnectedModel;
  restart: NodeJS.Timeout | undefined;
  failures: number;
  stopped: boolean;
}

/**
 * Keeps the process of the chosen model running: starts it, restarts it after a crash, replaces it when another model
 * is chosen, ends it when the model is removed. Nothing is loaded as long as no model is chosen.
 */
export function localModel(options: LocalModelOptions): LocalModel {
  const { folder, logger, recheckMs = 3_000, restartMs = 1_000 } = options;
  const queue = createFairQueue({ name: 'local_model', ...turns });
  let running: Running | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let lastProblem: string | undefined;
  let reported = Promise.resolve();

  async function look(): Promise<void> {
    const chosen = await findChosen();
    const key = chosen && JSON.stringify(chosen);
    if (closed || key === running?.key) return;
    if (running) {
      await stop(running);
      logger.info({ model: running.chosen.name }, 'the local model was removed or replaced');
      running = undefined;
    }
    if (!chosen || key === undefined || closed) return;
    running = {
      key,
      chosen,
      process: undefined,
      model: loading,
      restart: undefined,
      failures: 0,
      stopped: false,
    };
    start(running);
  }

  async function findChosen(): Promise<ChosenModel | undefined> {
    try {
      const chosen = await readChosen(folder);
      if (chosen) await stat(chosen.file);
      lastProblem = undefined;
      return chosen;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== lastProblem) logger.warn({ err: error }, 'the local model cannot be read');
      lastProblem = problem;
      return undefined;
    }
  }

  function start(run: Running): void {
    const { chosen } = run;
    report(run, 'loading');
    void (async () => {
      const [{ startModelProcess }, { openAiCompatible }] = await Promise.all([
        import('./model-process.ts'),
        import('../generation/openai-compatible.ts'),
      ]);
      if (run.stopped) return;
      const startedAt = performance.now();
      const child = startModelProcess(folder, chosen);
      run.process = child;
      void child.ended.then((why) => crashed(run, why, performance.now() - startedAt));
      const { baseUrl, apiKey } = await child.ready;
      if (run.stopped || run.process !== child) return;
      const served = openAiCompatible({ baseUrl, apiKey, model: chosen.name, tasks: options.tasks });
      run.model = takingTurns(served, queue);
      report(run, 'ready');
      logger.info(
        { model: chosen.name, seconds: Math.round((performance.now() - startedAt) / 1000) },
        'the local model is ready',
      );
    })().catch(() => undefined);
  }

  function crashed(run: Running, why: string, livedMs: number): void {
    run.process = undefined;
    run.model = loading;
    if (run.stopped) return;
    run.failures = livedMs > soundMs ? 1 : run.failures + 1;
    const delay = Math.min(longestRestartMs, restartMs * 2 ** (run.failures - 1));
    logger.warn({ model: run.chosen.name, why, restartInMs: delay }, 'the local model has ended');
    report(run, 'waiting', why);
    run.restart = setTimeout(() => start(run), delay);
    run.restart.unref();
  }

  function report(run: Running, state: Serving['state'], problem?: string): void {
    const serving: Serving = {
      pid: process.pid,
      state,
      model: run.chosen.name,
      ...(run.process?.pid !== undefined && { modelPid: run.process.pid }),
      ...(problem && { problem }),
    };
    void inOrder(() => writeServing(folder, serving));
  }

  async function stop(run: Running): Promise<void> {
    run.stopped = true;
    run.model = loading;
    clearTimeout(run.restart);
    run.process?.kill();
    await run.process?.ended;
    await inOrder(() => removeServing(folder));
  }

  function inOrder(change: () => Promise<void>): Promise<void> {
    reported = reported.then(change).catch((error: unknown) => {
      logger.warn({ err: error }, 'the state of the local model cannot be written');
    });
    return reported;
  }

  const lookOnce = (): Promise<void> =>
    (looking ??= look().finally(() => {
      lookedAt = performance.now();
      looking = undefined;
    }));

  return {
    async current() {
      if (performance.now() - lookedAt >= recheckMs) await lookOnce();
      return running?.model;
    },
    begin() {
      timer = setInterval(() => void lookOnce(), recheckMs);
      timer.unref();
      void lookOnce();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await looking;
      if (running) await stop(running);
      running = undefined;
    },
  };
}
