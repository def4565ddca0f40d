import { describe, expect, test } from 'vitest';
import { readHalf, readPractice } from './eval-set.ts';
import { evalLanguages, halves } from './fault.ts';

test('practice sets come by their numbers, each fully visible', () => {
  const sets = readPractice('en').filter(({ faults }) => faults.length > 0);
  expect(sets.map(({ name, faults, isOpen }) => [name, faults.length, isOpen])).toEqual([
    ['practice-1', 100, true],
    ['practice-2', 100, true],
    ['practice-3', 100, true],
    ['practice-4', 100, true],
    ['practice-5', 100, true],
    ['practice-6', 100, true],
    ['practice-7', 100, true],
    ['practice-8', 100, true],
    ['practice-9', 100, true],
    ['practice-10', 100, true],
    ['practice-11', 100, true],
    ['practice-12', 100, true],
    ['practice-13', 79, true],
  ]);
});

test('practice prose comes after the sentences, each file fully visible', () => {
  const sets = readPractice('en').filter(({ clean }) => clean.length > 0);
  expect(sets.map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ['practice-clean', true],
    ['practice-clean-2', true],
    ['practice-clean-3', true],
  ]);
  expect(readPractice('en').at(-1)?.name).toBe('practice-clean-3');
});

test('of the halves, only the open one is fully visible', () => {
  expect(halves.map((half) => readHalf('de', half).isOpen)).toEqual([true, false]);
});

describe.each(evalLanguages)('the practice sets in %s', (language) => {
  const all = readPractice(language).flatMap(({ faults }) => faults);

  test('contain each sentence once and correct it to something different', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ wrong, right }) => right.includes(wrong))).toEqual([]);
    expect(all.filter(({ text, otherwise }) => otherwise?.includes(text))).toEqual([]);
  });

  test('contain no sentence of the halves', () => {
    const ofHalves = new Set(
      halves.flatMap((half) => readHalf(language, half).faults).map(({ text }) => text),
    );
    expect(all.filter(({ text }) => ofHalves.has(text)).length).toBe(0);
  });
});
