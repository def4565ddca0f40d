import { expect, test } from 'vitest';
import { versionChains } from './version-chain.ts';

function writer() {
  const versions = versionChains();
  return (selection: string, answer: string, accountId = 'a'): boolean =>
    versions.begin(accountId, selection).isNew(answer);
}

test('a version that says what the selection or a version before it says is not new', () => {
  const write = writer();
  expect(write('Text.', 'First.')).toBe(true);
  expect(write('First.', 'Second.')).toBe(true);
  expect(write('Second.', 'First. ')).toBe(false);
  expect(write('Second.', 'Text.')).toBe(false);
  expect(write('Same.', ' Same.\n')).toBe(false);
  expect(write('Other.', 'First.')).toBe(true);
  expect(write('Text.', 'First.', 'b')).toBe(true);
});

test('a new try is charged for what the ones before did not bring', () => {
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

test('a passage that was worked on in between is forgotten for no other', () => {
  const write = writer();
  write('Text.', 'First.');
  write('Another passage.', 'Its version.');
  expect(write('Text.', 'First.')).toBe(false);
});

test('calls that run at once keep to their own text', () => {
  const versions = versionChains();
  const one = versions.begin('a', 'One.');
  const two = versions.begin('a', 'Two.');
  expect([one.isNew('Same.'), two.isNew('Same.'), one.isNew('Same.')]).toEqual([true, true, false]);
});

test('tells which try it is, for each of its versions', () => {
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
