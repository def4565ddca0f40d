import { expect, test } from 'vitest';
import { paragraphCache, paragraphKey } from './paragraph-cache.ts';

test('the least recently used entry is evicted first', () => {
  const cache = paragraphCache<string[]>({ maxCount: 2, maxBytes: 1000 });
  cache.set('a', ['1']);
  cache.set('b', ['2']);
  cache.get('a');
  cache.set('c', ['3']);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([['1'], undefined, ['3']]);
});

test('bytes are limited and released', () => {
  const cache = paragraphCache<string[]>({ maxCount: 100, maxBytes: 50 });
  for (let index = 0; index < 20; index++) cache.set(`k${index}`, ['x'.repeat(10)]);
  expect(cache.calculatedSize).toBeLessThanOrEqual(50);
  expect(cache.size).toBeGreaterThan(0);
  cache.set('huge', ['x'.repeat(100)]);
  expect(cache.get('huge')).toBeUndefined();
});

test('setting a key twice counts it once', () => {
  const cache = paragraphCache<string[]>({ maxCount: 10, maxBytes: 1000 });
  cache.set('a', ['x']);
  const once = cache.calculatedSize;
  cache.set('a', ['y']);
  expect([cache.calculatedSize, cache.size, cache.get('a')]).toEqual([once, 1, ['y']]);
});

test('the same words under another dialect have another key', () => {
  expect(paragraphKey('US', 'colour')).not.toBe(paragraphKey('GB', 'colour'));
});
