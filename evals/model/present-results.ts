import type { EvalTask } from './eval-task.ts';
import { promptInUse } from './prompts-in-use.ts';
import type { Result } from './result.ts';
import { taskHash } from './run-task.ts';

/** A result with the task that it belongs to. */
export interface Present {
  readonly task: EvalTask;
  readonly result: Result;
}

/** The results of tasks with their current text and prompt, in the order of the tasks. */
export function presentResults(tasks: readonly EvalTask[], lines: readonly Result[]): Present[] {
  return tasks.flatMap((task) => {
    const hash = taskHash(task);
    const prompt = promptInUse(task.name).hash;
    const result = lines.findLast((line) => line.taskHash === hash && line.promptHash === prompt);
    return result ? [{ task, result }] : [];
  });
}

/** The results of the same tasks with the previous prompts. */
export function earlierResults(present: readonly Present[], lines: readonly Result[]): Result[] {
  return present.flatMap(
    ({ result }) =>
      lines
        .slice(0, lines.indexOf(result))
        .findLast((line) => line.taskHash === result.taskHash && line.promptHash !== result.promptHash) ?? [],
  );
}
