import { expect, it } from 'vitest';
import { isKeptCall } from './kept-calls.ts';

it.each([
  ['/docs/list', true],
  ['/is_authenticated', true],
  // The journal knows which text was saved; a second copy would contradict it.
  ['/docs/item/1', false],
  ['/account/export', false],
  ['/auth/magiclink/secret', false],
])('%s: %s', (path, isKept) => {
  expect(isKeptCall(new URL(path, 'https://octavo.example'))).toBe(isKept);
});
