import { expect, test } from 'vitest';
import { readEssaySet, readPracticeEssays } from './essay-set.ts';

const practice = readPracticeEssays();
const sentences = practice.flatMap((set) => set.sentences);

test('practice essays are a hundred sentences, twelve of them without a fault', () => {
  const counts = practice.map((set) => [
    set.name,
    set.sentences.length,
    set.sentences.filter(({ text, references }) => references.includes(text)).length,
  ]);
  expect(counts).toEqual([['practice-1', 100, 12]]);
});

test('each of them is unique, and its two references differ or both leave it unchanged', () => {
  expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  const alike = sentences.filter(({ references }) => new Set(references).size < references.length);
  expect(alike.filter(({ text, references }) => !references.every((one) => one === text))).toEqual([]);
});

test('none of them is in the open half', () => {
  const open = new Set(readEssaySet('open').sentences.map(({ text }) => text));
  expect(sentences.filter(({ text }) => open.has(text))).toEqual([]);
});
