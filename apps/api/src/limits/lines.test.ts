import { expect, test } from 'vitest';
import { createLines } from './lines.ts';
import { LineFullError } from './turns.ts';

const stay = new AbortController().signal;

test('each subject has a line of its own', async () => {
  const lines = createLines({ atOnce: 1, waiting: 0 });
  const end = await lines.take('a', stay);
  await lines.take('b', stay);
  await expect(lines.take('a', stay)).rejects.toBeInstanceOf(LineFullError);
  end();
  end();
  await lines.take('a', stay);
  await expect(lines.take('a', stay)).rejects.toBeInstanceOf(LineFullError);
});

test('whoever waits keeps the place in line though the one before has gone', async () => {
  const lines = createLines({ atOnce: 1, waiting: 1 });
  const end = await lines.take('a', stay);
  const second = lines.take('a', stay);
  end();
  const endSecond = await second;
  const third = lines.take('a', stay);
  await expect(lines.take('a', stay)).rejects.toBeInstanceOf(LineFullError);
  endSecond();
  (await third)();
});
