import { afterEach, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import type { ExportJob } from './export-job.ts';
import { createExporter, type Exporter } from './exporter.ts';
import { chosen } from '@octavo/formats/testing/options';

let exporter: Exporter;
afterEach(() => exporter.close());

const jobOf = (title: string): ExportJob => ({
  title,
  content: JSON.stringify(paragraphsOf('Low water')),
  options: chosen({ fileType: 'txt' }),
});
const of = (accountId: string) => ({ accountId, network: `net of ${accountId}` });
const script = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      const done = ({ title }) => parentPort.postMessage({
        result: { file: { bytes: new TextEncoder().encode(title), contentType: 'text/plain', extension: 'txt' } },
      });
      parentPort.postMessage({ ready: true });
      parentPort.on('message', (job) => { ${body} });
    `)}`,
  );
const textOf = async (file: ReturnType<Exporter['exportDocument']>): Promise<string> =>
  new TextDecoder().decode((await file).bytes);

test('a file is made from the JSON of a document, in a thread', async () => {
  exporter = createExporter();
  expect(await textOf(exporter.exportDocument(jobOf('Ebb'), of('a')))).toContain('Low water');
});

test('regression 14: an export that takes too long is stopped, and the next file is made', async () => {
  exporter = createExporter({
    threads: 1,
    jobTimeoutMs: 100,
    script: script(`if (job.title === 'endless') for (;;); else done(job);`),
  });
  await expect(exporter.exportDocument(jobOf('endless'), of('a'))).rejects.toMatchObject({
    code: 'download_too_large',
    status: 422,
  });
  expect(await textOf(exporter.exportDocument(jobOf('b'), of('b')))).toBe('b');
});

test('regression 14: an export that takes too much memory is stopped', async () => {
  exporter = createExporter({
    memoryMegabytes: 32,
    script: script('for (const held = []; ; ) held.push(Array.from({ length: 1000 }, () => ({})));'),
  });
  await expect(exporter.exportDocument(jobOf('greedy'), of('a'))).rejects.toMatchObject({
    code: 'download_too_large',
  });
});

test('regression 14: one file per account is made at a time, and another account waits for only one', async () => {
  exporter = createExporter({ threads: 1, script: script('setImmediate(() => done(job))') });
  const order: string[] = [];
  const make = (title: string, accountId: string): Promise<unknown> =>
    textOf(exporter.exportDocument(jobOf(title), of(accountId))).then((text) => order.push(text));
  await Promise.all([make('a0', 'a'), make('a1', 'a'), make('a2', 'a'), make('b0', 'b')]);
  expect(order).toEqual(['a0', 'b0', 'a1', 'a2']);
});

test('an account with files waiting is told to come back', async () => {
  exporter = createExporter({ threads: 1, script: script('setImmediate(() => done(job))') });
  const all = Array.from({ length: 6 }, (_, index) => exporter.exportDocument(jobOf(`${index}`), of('a')));
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(4);
  expect(results.at(-1)).toMatchObject({ reason: { code: 'busy', status: 503 } });
});

test('regression 14: a document is read when its turn comes, and not for an account told to come back', async () => {
  exporter = createExporter({ threads: 1, script: script('setImmediate(() => done(job))') });
  const read: string[] = [];
  const make = (title: string) => () => {
    read.push(title);
    return Promise.resolve(jobOf(title));
  };
  const all = ['0', '1', '2', '3', '4'].map((title) => exporter.exportDocument(make(title), of('a')));
  expect(read).toEqual([]);
  await Promise.allSettled(all);
  expect(read).toEqual(['0', '1', '2', '3']);
});

test('a failure to read the document is passed on unchanged', async () => {
  exporter = createExporter();
  const unread = () => Promise.reject(new AppError('document_locked', 423, 'It is locked.'));
  await expect(exporter.exportDocument(unread, of('a'))).rejects.toMatchObject({ code: 'document_locked' });
});

test('a thread that crashes is reported as a file that could not be made', async () => {
  exporter = createExporter({ script: script(`throw new Error('out of ink')`) });
  await expect(exporter.exportDocument(jobOf('a'), of('a'))).rejects.toMatchObject({
    code: 'download_failed',
    status: 500,
  });
});

test('a writer’s refusal is passed on with its code', async () => {
  exporter = createExporter({
    script: script(
      `parentPort.postMessage({ result: { refusal: { code: 'unprintable_script', status: 422, message: 'No.' } } })`,
    ),
  });
  await expect(exporter.exportDocument(jobOf('a'), of('a'))).rejects.toMatchObject({
    code: 'unprintable_script',
    message: 'No.',
  });
});
