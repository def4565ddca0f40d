import { createHash } from 'node:crypto';

/** Keeps the latest answers by content, bounded by count and by (estimated) bytes; forgets the least recently used. */
export class ParagraphCache<T> {
  readonly #entries = new Map<string, { value: T; bytes: number }>();
  readonly #maxCount: number;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(limits: { maxCount: number; maxBytes: number }) {
    this.#maxCount = limits.maxCount;
    this.#maxBytes = limits.maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T): void {
    this.#drop(key);
    const bytes = key.length + Buffer.byteLength(JSON.stringify(value));
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxCount && this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** The cache's key: texts themselves are not kept. */
export const paragraphKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');
