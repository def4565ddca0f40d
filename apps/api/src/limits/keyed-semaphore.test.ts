import { expect, test } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';
import { QueueFullError } from './semaphore.ts';

const stay = new AbortController().signal;

test('each subject has its own queue', async () => {
  const lines = createKeyedSemaphore({ atOnce: 1, waiting: 0 });
  const end = await lines.take('a', stay);
  await lines.take('b', stay);
  await expect(lines.take('a', stay)).rejects.toBeInstanceOf(QueueFullError);
  end();
  end();
  await lines.take('a', stay);
  await expect(lines.take('a', stay)).rejects.toBeInstanceOf(QueueFullError);
});

test('a waiting caller keeps the place in the queue when the one before leaves', async () => {
  const lines = createKeyedSemaphore({ atOnce: 1, waiting: 1 });
  const end = await lines.take('a', stay);
  const second = lines.take('a', stay);
  end();
  const endSecond = await second;
  const third = lines.take('a', stay);
  await expect(lines.take('a', stay)).rejects.toBeInstanceOf(QueueFullError);
  endSecond();
  (await third)();
});
