import { withoutDoubles } from '@octavo/citations/import';
import type { Reference } from '@octavo/contract';
import { referenceImportBounds, type SkippedPart } from '@octavo/contract/reference-import';
import type { ImportedReferences, UnreadSource } from '@octavo/machines/reference-import';
import { maxReferences } from '@octavo/document-schema';
import { call } from '../api/call.ts';
import { decodeText } from '@octavo/formats/decode-text';
import type { ReadAnswer } from './import-references-worker.ts';

/** Thrown where nothing can be read. */
class Unread extends Error {
  readonly reason: UnreadSource;

  constructor(reason: UnreadSource) {
    super(`The references cannot be read: ${reason}`);
    this.reason = reason;
  }
}

const longestMs = 20_000;
const lookUpsAtOnce = 4;

/**
 * Reads a text or a file in a worker, and looks up works of which it only gives the identifier.
 *
 * @param listed the references that the document lists already
 * @throws Error with a `reason` where nothing can be read
 */
export async function importReferences(
  source: string | File,
  listed: readonly Reference[],
  signal: AbortSignal,
): Promise<ImportedReferences> {
  const isTooLarge = typeof source === 'string' ? source.length : source.size;
  if (isTooLarge > referenceImportBounds.text) throw new Unread('tooLarge');
  const text = typeof source === 'string' ? source : await textOf(source);
  signal.throwIfAborted();
  const { references, identifiers, skipped } = await readInWorker(text, signal);
  const found = await lookedUp(identifiers, signal);
  const works = [...references, ...found.references];
  const { fresh, doubles, left } = withoutDoubles(works, listed, maxReferences);
  return {
    references: fresh,
    skipped: [
      ...left.map(({ title }): SkippedPart => ({ part: title, reason: 'full' })),
      ...doubles.map(({ title }): SkippedPart => ({ part: title, reason: 'listed' })),
      ...found.skipped,
      ...skipped,
    ],
  };
}

async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return decodeText(bytes);
  } catch {
    throw new Unread('unreadable');
  }
}

async function readInWorker(text: string, signal: AbortSignal): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./import-references-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  const deadline = setTimeout(() => reject(new Unread('tooLong')), longestMs);
  const abort = () => reject(signal.reason);
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data));
  worker.addEventListener('error', () => reject(new Unread('unreadable')));
  signal.addEventListener('abort', abort, { once: true });
  worker.postMessage(text);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', abort);
    worker.terminate();
  }
}

async function lookedUp(identifiers: readonly string[], signal: AbortSignal): Promise<ImportedReferences> {
  const references: Reference[] = [];
  const skipped: SkippedPart[] = [];
  for (let start = 0; start < identifiers.length; start += lookUpsAtOnce) {
    const asked = identifiers.slice(start, start + lookUpsAtOnce);
    const answers = await Promise.allSettled(
      asked.map((text) => call('findCitations', { body: { text }, signal })),
    );
    signal.throwIfAborted();
    for (const [index, answer] of answers.entries()) {
      const part = asked[index] ?? '';
      const work = answer.status === 'fulfilled' ? answer.value.result[0] : undefined;
      if (work !== undefined) references.push(work);
      else skipped.push({ part, reason: answer.status === 'rejected' ? 'unreachable' : 'unknown' });
    }
  }
  return { references, skipped };
}
