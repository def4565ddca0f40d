import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCorpus } from './corpus.ts';

let folder = '';
const write = (name: string, ...lines: readonly string[]): void =>
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-corpus-'));
  write('test.src', 'He go home .', "She ca n't sings .");
  for (const person of [0, 1, 2, 3]) {
    write(`test.ref${person}`, `He goes home ${person} .`, "She can't sing.");
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a sentence and its four corrections, as running text', () => {
  expect(readCorpus(folder).map(({ text, references }) => [text, ...references])).toEqual([
    ['He go home.', 'He goes home 0.', 'He goes home 1.', 'He goes home 2.', 'He goes home 3.'],
    ["She can't sings.", ...Array.from({ length: 4 }, () => "She can't sing.")],
  ]);
});

test('files of different lengths are not a corpus', () => {
  write('test.ref2', 'He goes home .');
  expect(() => readCorpus(folder)).toThrow('the same number of lines');
});
