import { expect, test } from 'vitest';
import { z } from 'zod';
import { asCaller } from '../generation/asking-caller.ts';
import type { ConnectedModel, ModelTask } from '../generation/connected-model.ts';
import { createFairQueue } from '../limits/fair-queue.ts';
import { takingTurns } from './taking-turns.ts';

const bounds = { name: 'local_model', atOnce: 1, waiting: 60, ofNetwork: 60, ofAccount: 4 } as const;

/** Records when it starts and stops writing for each account; each answer takes a few turns of the event loop. */
function noting() {
  const notes: string[] = [];
  let atOnce = 0;
  let most = 0;
  const work = async (who: string): Promise<void> => {
    notes.push(who);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
  };
  const model: ConnectedModel = {
    async *write({ prompt }) {
      yield 'One';
      await work(prompt);
      yield ' two.';
    },
    async object({ prompt, schema }) {
      await work(prompt);
      return schema.parse({});
    },
  };
  return { model, notes, most: () => most };
}

const taskOf = (prompt: string, signal = new AbortController().signal): ModelTask => ({
  name: 'paraphrase',
  instructions: '',
  prompt,
  signal,
});

async function read(words: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const word of words) text += word;
  return text;
}

test('twenty writers are served one at a time, and nobody waits for another’s second answer', async () => {
  const { model, notes, most } = noting();
  const shared = takingTurns(model, createFairQueue(bounds));
  const accounts = ['eager', ...Array.from({ length: 19 }, (_, index) => `writer ${index}`)];
  // The eager account asks for four answers before anyone else asks for one.
  const order = ['eager', 'eager', 'eager', ...accounts];
  const answers = order.map((accountId, index) =>
    asCaller({ accountId, network: 'school' }, async () => {
      const task = taskOf(accountId);
      return index % 2 === 0
        ? read(shared.write(task))
        : shared.object({ ...task, schema: z.object({}) }).then(() => 'One two.');
    }),
  );
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['One two.']));
  expect(most()).toBe(1);
  expect(notes.slice(0, 20).toSorted()).toEqual(accounts.toSorted());
  expect(notes.slice(20)).toEqual(['eager', 'eager', 'eager']);
});

test('an account with too many requests is told that the model is busy', async () => {
  const { model } = noting();
  const shared = takingTurns(model, createFairQueue(bounds));
  const calls = Array.from({ length: 6 }, () =>
    asCaller({ accountId: 'eager' }, () => read(shared.write(taskOf('eager')))),
  );
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { failure: { kind: 'busy', retryAfterMs: 10_000 } } });
});

test('a caller who leaves while waiting or writing passes the turn to the next', async () => {
  const { model, notes } = noting();
  const shared = takingTurns(model, createFairQueue(bounds));
  const writing = new AbortController();
  const waiting = new AbortController();
  // It is neither read further nor closed.
  const first = shared.write(taskOf('first', writing.signal))[Symbol.asyncIterator]();
  expect(await first.next()).toEqual({ done: false, value: 'One' });
  const second = read(shared.write(taskOf('second', waiting.signal)));
  const third = read(shared.write(taskOf('third')));
  waiting.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  expect(notes).toEqual([]);
  writing.abort(new Error('left'));
  expect(await third).toBe('One two.');
  expect(notes).toEqual(['third']);
});

test('a failure of the model passes the turn to the next too', async () => {
  const failing: ConnectedModel = {
    write: () => {
      throw new Error('broken');
    },
    object: () => Promise.reject(new Error('broken')),
  };
  const queue = createFairQueue(bounds);
  const shared = takingTurns(failing, queue);
  await expect(read(shared.write(taskOf('first')))).rejects.toThrow('broken');
  await expect(shared.object({ ...taskOf('second'), schema: z.object({}) })).rejects.toThrow('broken');
  expect(await read(takingTurns(noting().model, queue).write(taskOf('third')))).toBe('One two.');
});
