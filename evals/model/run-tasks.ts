import { setTimeout as pause } from 'node:timers/promises';
import { ModelError } from '@octavo/language/asking/model-error';
import type { Connection } from './connection.ts';
import type { EvalTask } from './eval-task.ts';
import { promptInUse } from './prompts-in-use.ts';
import { recordingModel } from './recording-model.ts';
import type { Result } from './result.ts';
import { runTask, taskHash } from './run-task.ts';

/** How often an unreachable model is tried again, and after how many milliseconds. */
const mostTries = 3;
const waits = 2_000;
const longestWait = 60_000;

interface Run {
  readonly tasks: readonly EvalTask[];
  readonly connection: Pick<Connection, 'lane'>;
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Called as soon as a task is done. */
  readonly done: (result: Result, task: EvalTask) => void;
  readonly waitMs?: number;
}

/** Tasks without a result for their current text and prompt. */
export function tasksLeft(tasks: readonly EvalTask[], lines: readonly Result[]): EvalTask[] {
  const known = new Set(lines.map((line) => [line.taskHash, line.promptHash].join()));
  return tasks.filter((task) => !known.has([taskHash(task), promptInUse(task.name).hash].join()));
}

/**
 * Runs tasks, a few at a time.
 *
 * @throws ModelError if the model cannot be asked; what was done until then was reported
 */
export async function runTasks({ tasks, connection, atOnce, done, waitMs = waits }: Run): Promise<void> {
  const left = [...tasks];
  let failure: unknown;
  const work = async (): Promise<void> => {
    const { model, tokens } = connection.lane();
    const recording = recordingModel(model);
    for (let task = left.shift(); task && failure === undefined; task = left.shift()) {
      try {
        done(await again(() => runTask(recording, tokens, task), waitMs), task);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, work));
  if (failure !== undefined) throw failure;
}

/** A server may be busy or restarting. A wrong key stays wrong. */
async function again(run: () => Promise<Result>, waitMs: number): Promise<Result> {
  for (let time = 1; ; time++) {
    try {
      return await run();
    } catch (error) {
      const isLasting = !(error instanceof ModelError) || error.failure.kind === 'refused';
      if (isLasting || time === mostTries) throw error;
      const asked = error.failure.kind === 'busy' ? error.failure.retryAfterMs : 0;
      await pause(Math.min(longestWait, Math.max(waitMs * time, asked)));
    }
  }
}
