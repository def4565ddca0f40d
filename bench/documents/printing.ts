import { endpoints } from '../../packages/contract/src/endpoints.ts';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { prose } from '../prose.ts';
import { type BenchServer, onBenchServer } from '../server.ts';
import { residentOf } from '../streams/process-usage.ts';
import { createDocument, expectOk, signIn } from '../writer.ts';

const sizes = [500, 10_000];
const warm = 10;
/** From this many files on, the server holds everything it keeps on purpose: each of its threads has been replaced twice. */
const settled = 200;
const many = 2 * settled;
const early = 20;

const options = { margin: 20, pageSize: 'A4', fontSize: 11, font: 'tinos', fileType: 'pdf' };

/** PDF files: the first from a newly started server, the next ones, and the memory held after 400 of them. */
export async function printing(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const words of sizes) rows.push(...(await onBenchServer((server) => times(server, words))));
  return [...rows, ...(await onBenchServer(memory))];
}

async function times(server: BenchServer, words: number): Promise<Row[]> {
  const { browser, id } = await documentOf(server, words);
  const cold = await timeOf(browser, id);
  const taken: number[] = [];
  for (let time = 0; time < warm; time += 1) taken.push(await timeOf(browser, id));
  const name = `PDF of ${words.toLocaleString('en')} words`;
  return [
    { name: `${name}, the first`, value: cold, unit: 'ms' },
    { name: `${name}, from then on, p50`, value: percentile(taken, 50), unit: 'ms' },
  ];
}

async function memory(server: BenchServer): Promise<Row[]> {
  const { browser, id } = await documentOf(server, sizes[0] ?? 0);
  const held: number[] = [];
  for (let file = 0; file < many; file += 1) {
    await timeOf(browser, id);
    held.push((residentOf(server.pid) ?? Number.NaN) / 1000);
  }
  // A median, because the threads collect garbage at arbitrary times.
  const after = (files: number) => percentile(held.slice(files - early, files), 50);
  return [
    ...[early, settled, many].map((files): Row => ({
      name: `memory of the server after ${files} PDF files`,
      value: after(files),
      unit: 'MB',
    })),
    {
      name: `growth over ${many - settled} PDF files, once its threads were replaced twice`,
      value: (after(many) / after(settled) - 1) * 100,
      unit: '%',
      limit: 10,
    },
  ];
}

async function documentOf(server: BenchServer, words: number) {
  const browser = server.browser();
  await signIn(browser);
  return { browser, id: await createDocument(browser, 'Bench', prose(words, 0)) };
}

async function timeOf(browser: Browser, id: string): Promise<number> {
  const start = performance.now();
  const path = endpoints.downloadDocument.path.replace('{id}', id);
  const answer = await expectOk(browser.post(path, options));
  await answer.arrayBuffer();
  return performance.now() - start;
}
