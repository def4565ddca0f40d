import { expect, it } from 'vitest';
import { base64 } from './base64.ts';

it.each([0, 1, 2, 3, 4, 255, 256, 257])('writes %i bytes as Node does', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + 200) % 256);
  expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
