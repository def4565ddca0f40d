// Runs around each file of stories.
import { afterAll, afterEach, beforeAll, type RunnerTask, type RunnerTestFile } from 'vitest';
import { flowNamed } from './flow-of-story.ts';
import { sentEvents } from './sent-events.ts';

let file: RunnerTestFile | undefined;

beforeAll(() => sentEvents.forget());
afterEach(({ task }) => {
  file = task.file;
});

// A subset of the stories, or failed ones, prove nothing about the others.
afterAll(() => {
  const name = /stories\/flows\/([\w-]+)\.stories\.tsx$/.exec(file?.name ?? '')?.[1];
  const shown = name === undefined ? null : flowNamed(name);
  if (!shown || !file?.tasks.every(hasPassed)) return;
  const { machine, readerEvents } = shown.flow;
  const sent = sentEvents.all();
  const unsent = readerEvents.filter((type) => !sent.includes(`${machine.id}/${type}`));
  if (unsent.length === 0) return;
  throw new Error(
    `No story of ${shown.name} presses what sends ${unsent.join(', ')}. Write a play function that does, or name what no reader causes under "reported" in ${shown.name}.fixtures.ts.`,
  );
});

function hasPassed(task: RunnerTask): boolean {
  return task.type === 'suite' ? task.tasks.every(hasPassed) : task.result?.state === 'pass';
}
