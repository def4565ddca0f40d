import { afterEach, expect, test } from 'vitest';
import type { DictionaryAnswer, DictionaryJob } from '@octavo/language';
import { dictionaryPool } from './checker-pools.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

let pool: WorkerPool<DictionaryJob, DictionaryAnswer>;
afterEach(() => pool.close());

const jobs: readonly DictionaryJob[] = [
  { language: 'fr', paragraph: 'Le language est dificile.' },
  { language: 'de', paragraph: 'Eine Schwirigkeit bleibt.' },
  { language: 'pt', paragraph: 'Uma pesoa chegou ontem.' },
];
const replacements = (answers: readonly DictionaryAnswer[]): string[][] =>
  answers.map(({ findings }) => findings.map(({ replacement }) => replacement));
const mended = [['langage', 'difficile'], ['Schwierigkeit'], ['pessoa']];

test('a dictionary thread that dies during a check is replaced, and no answer is lost', async () => {
  pool = dictionaryPool(1);
  await pool.run(jobs.slice(0, 1));
  const [first] = pool.threads;
  const running = pool.run([...jobs, ...jobs]);
  await first?.terminate();
  expect(replacements(await running)).toEqual([...mended, ...mended]);
  expect(pool.threads).toHaveLength(1);
  expect(pool.threads[0]).not.toBe(first);
});

test('a check whose threads die twice fails, and the next call is answered', async () => {
  pool = dictionaryPool(1);
  await pool.run(jobs.slice(0, 1));
  const [first] = pool.threads;
  const running = Promise.allSettled([pool.run(jobs)]);
  await first?.terminate();
  await expect.poll(() => pool.threads[0]?.threadId ?? first?.threadId).not.toBe(first?.threadId);
  await pool.threads[0]?.terminate();
  expect(await running).toMatchObject([{ status: 'rejected' }]);
  expect(replacements(await pool.run(jobs))).toEqual(mended);
});
