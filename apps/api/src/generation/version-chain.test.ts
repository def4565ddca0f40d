import { expect, test } from 'vitest';
import { versionChain } from './version-chain.ts';

test('a version that says what the selection or a version before it says is not new', () => {
  const versions = versionChain();
  const write = (selection: string, answer: string, accountId = 'a'): boolean => {
    versions.begin(accountId, selection);
    return versions.isNew(accountId, answer);
  };
  expect(write('Text.', 'First.')).toBe(true);
  expect(write('First.', 'Second.')).toBe(true);
  expect(write('Second.', 'First. ')).toBe(false);
  expect(write('Second.', 'Text.')).toBe(false);
  expect(write('Same.', ' Same.\n')).toBe(false);
  expect(write('Other.', 'First.')).toBe(true);
  expect(write('Text.', 'First.', 'b')).toBe(true);
});
