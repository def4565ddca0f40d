import { expect, test } from 'vitest';
import { createMeter, type Quota } from './meter.ts';

const bytes: Quota = { name: 'bytes', most: 100, window: 60_000, refusal: 'That was too much.' };

test('a window has a limit, separate for each subject and quota, and then starts again', () => {
  let time = 0;
  const meter = createMeter(() => new Date(time));
  const take = (subject: string, amount: number, quota = bytes): string => {
    try {
      meter.take(quota, subject, amount);
      return 'taken';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const refused = 'That was too much. Please try again in 30 seconds.';
  expect([take('a', 60), take('a', 40), take('b', 100)]).toEqual(['taken', 'taken', 'taken']);
  time = 30_000;
  expect([take('a', 1), take('b', 100), take('a', 1, { ...bytes, name: 'other' })]).toEqual([
    refused,
    refused,
    'taken',
  ]);
  time = 60_000;
  expect([take('a', 100), take('a', 101)]).toEqual([
    'taken',
    'That was too much. Please try again in 1 minute.',
  ]);
});
