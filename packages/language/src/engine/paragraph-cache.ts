import { platform } from '#platform';
import { LRUCache } from 'lru-cache';

export type ParagraphCache<T extends object | string> = LRUCache<string, T>;

/** Caches the latest answers by content, limited by count and by (estimated) bytes; evicts the least recently used. */
export const paragraphCache = <T extends object | string>(limits: {
  readonly maxCount: number;
  readonly maxBytes: number;
}): ParagraphCache<T> =>
  new LRUCache({
    max: limits.maxCount,
    maxSize: limits.maxBytes,
    sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
  });

/** The cache's key: the texts themselves are not stored. */
export const paragraphKey = (...parts: readonly string[]): string => platform.digest(parts.join('\0'));
