import { expect, test } from 'vitest';
import { versionChains } from './version-chain.ts';

function writer() {
  const versions = versionChains();
  return (selection: string, answer: string, accountId = 'a'): boolean =>
    versions.begin(accountId, selection).isNew(answer);
}

test('a version that repeats the selection or an earlier version is not new', () => {
  const write = writer();
  expect(write('Text.', 'First.')).toBe(true);
  expect(write('First.', 'Second.')).toBe(true);
  expect(write('Second.', 'First. ')).toBe(false);
  expect(write('Second.', 'Text.')).toBe(false);
  expect(write('Same.', ' Same.\n')).toBe(false);
  expect(write('Other.', 'First.')).toBe(true);
  expect(write('Text.', 'First.', 'b')).toBe(true);
});

test('a new try is charged for what is new in it', () => {
  const write = writer();
  const tries = [
    ['First.', 'Second.', 'Third.'],
    ['First.', 'Second.', 'Third.'],
    ['Third.', 'Fourth.', 'First.'],
  ].map(([first = '', second = '', third = '']) => [
    write('Text.', first),
    write(first, second),
    write(second, third),
  ]);
  expect(tries).toEqual([
    [true, true, true],
    [false, false, false],
    [false, true, false],
  ]);
});

test('working on another passage does not reset the first', () => {
  const write = writer();
  write('Text.', 'First.');
  write('Another passage.', 'Its version.');
  expect(write('Text.', 'First.')).toBe(false);
});

test('concurrent calls keep to their own text', () => {
  const versions = versionChains();
  const one = versions.begin('a', 'One.');
  const two = versions.begin('a', 'Two.');
  expect([one.isNew('Same.'), two.isNew('Same.'), one.isNew('Same.')]).toEqual([true, true, false]);
});

test('numbers the try for each of its versions', () => {
  const versions = versionChains();
  const attempt = (selection: string, answer: string): number => {
    const begun = versions.begin('a', selection);
    begun.isNew(answer);
    return begun.attempt;
  };
  expect([attempt('Text.', 'First.'), attempt('First.', 'Second.')]).toEqual([0, 0]);
  expect([attempt('Text.', 'Third.'), attempt('Third.', 'Fourth.')]).toEqual([1, 1]);
  expect(attempt('Other.', 'Fifth.')).toBe(0);
});
