import { expect, it } from 'vitest';
import { chosen } from '../testing/options.ts';
import type { PrintJob } from './print-job.ts';
import { sheetFor } from './sheet.ts';
import { startTypesetter } from './typesetter.ts';

const job: PrintJob = { essay: { title: '', language: 'en', blocks: [] }, sheet: sheetFor(chosen(), 'en') };
const script = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${body}`)}`,
  );

it('says so when the thread ends before it has answered', async () => {
  const typesetter = startTypesetter(script("parentPort.on('message', () => process.exit(3));"));
  await expect(typesetter.set(job)).rejects.toThrow('ended with code 3');
  await expect(typesetter.set(job)).rejects.toThrow('ended with code 3');
});

it('says what the thread died of', async () => {
  const typesetter = startTypesetter(
    script("parentPort.on('message', () => { throw new Error('out of ink'); });"),
  );
  await expect(typesetter.set(job)).rejects.toThrow('out of ink');
});

it('answers with what the thread has made', async () => {
  const typesetter = startTypesetter(
    script("parentPort.on('message', () => parentPort.postMessage({ ok: false, problem: 'p' }));"),
  );
  expect(await typesetter.set(job)).toEqual({ ok: false, problem: 'p' });
  typesetter.stop();
});
