import { afterAll, expect, test } from 'vitest';
import type { TextFinding } from './browser-checker.ts';

const worker = new Worker(new URL('testing/checker-worker.ts', import.meta.url), { type: 'module' });
afterAll(() => worker.terminate());

const check = (text: string): Promise<readonly TextFinding[]> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<readonly TextFinding[]>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(text);
  });

// Loads all word lists and both engines.
test.each([
  ['Les enfant jouent dans le jardin.', 'Les enfants jouent dans le jardin.'],
  ['Er geht mit den Hund spazieren und denkt nach.', 'Er geht mit dem Hund spazieren und denkt nach.'],
  ['Os livro estão na mesa da cozinha.', 'Os livros estão na mesa da cozinha.'],
  ['She recieve a letter every day.', 'She receives a letter every day.'],
])('a module worker without Node corrects: %s', { timeout: 120_000 }, async (wrong, right) => {
  const findings = await check(wrong);
  const mended = findings.reduceRight(
    (text, { offset, length, replacement }) =>
      text.slice(0, offset) + replacement + text.slice(offset + length),
    wrong,
  );
  expect(mended).toBe(right);
});
