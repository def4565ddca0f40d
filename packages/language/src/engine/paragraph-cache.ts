import { platform } from '#platform';
import { LRUCache } from 'lru-cache';

export type ParagraphCache<T extends object | string> = LRUCache<string, T>;

/** Keeps the latest answers by content, bounded by count and by (estimated) bytes; forgets the least recently used. */
export const paragraphCache = <T extends object | string>(limits: {
  readonly maxCount: number;
  readonly maxBytes: number;
}): ParagraphCache<T> =>
  new LRUCache({
    max: limits.maxCount,
    maxSize: limits.maxBytes,
    sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
  });

/** The cache's key: texts themselves are not kept. */
export const paragraphKey = (...parts: readonly string[]): string => platform.digest(parts.join('\0'));
