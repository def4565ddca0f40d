import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes UUIDs of version 4, each different', () => {
  const made = Array.from({ length: 1000 }, randomUuid);
  expect(new Set(made).size).toBe(1000);
  expect(made.filter((uuid) => !z.uuidv4().safeParse(uuid).success)).toEqual([]);
});

it('makes them on a page over plain HTTP, where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) =>
      bytes.map((_, index) => bytes.fill(255, index, index + 1)[index] ?? 0),
  });
  expect(randomUuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
