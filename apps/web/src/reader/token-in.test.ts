import { expect, it } from 'vitest';
import { tokenIn } from './token-in.ts';

it.each([
  ['/app/r/a_b-C1', 'a_b-C1'],
  ['/app/r/a%20b/', 'a b'],
  ['/app/r/%E0%A4%A', ''],
  ['/app/r/', ''],
  ['/app/', ''],
])('reads the token of %s', (path, token) => {
  expect(tokenIn(path)).toBe(token);
});
