import { type Bibliography, type FileText, importBounds, Refused } from '@octavo/formats/reading';
import type { ImportAnswer, ImportTask } from './import-worker.ts';

const longestMs = 30_000;

/**
 * Reads a file in a worker of its own, which is then terminated: whatever the file holds, the page stays responsive.
 *
 * @param beside BibTeX files with the works that a Markdown file cites
 * @throws Refused with the reason
 */
export async function readInWorker(
  file: File,
  beside: readonly File[],
  signal: AbortSignal,
): Promise<FileText> {
  if (file.size > importBounds.file) throw new Refused('tooLarge', importBounds.file);
  const buffer = await file.arrayBuffer().catch(() => {
    // A folder looks like a file until it is read.
    throw new Refused('kind');
  });
  const bibliographies = await Promise.all(beside.map(bibliographyOf));
  signal.throwIfAborted();
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  try {
    const task = { bytes: new Uint8Array(buffer), name: file.name, beside: bibliographies };
    const answer = await answerOf(worker, task, signal);
    if (!answer.ok) throw new Refused(answer.reason, answer.limit);
    return answer.read;
  } finally {
    worker.terminate();
  }
}

/** Without its bytes where a file is too large, or cannot be read any more. */
async function bibliographyOf(file: File): Promise<Bibliography> {
  const { name, size } = file;
  if (size > importBounds.file) return { name, bytes: undefined };
  return { name, bytes: await file.arrayBuffer().then(toBytes, () => undefined) };
}

const toBytes = (buffer: ArrayBuffer): Uint8Array => new Uint8Array(buffer);

function answerOf(worker: Worker, task: ImportTask, signal: AbortSignal): Promise<ImportAnswer> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Refused('tooLong')), longestMs);
    const settle = (end: () => void) => {
      clearTimeout(deadline);
      end();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => settle(() => resolve(data)));
    // Also fired when the worker has run out of memory.
    worker.addEventListener('error', () => settle(() => reject(new Refused('damaged'))));
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), { once: true });
    worker.postMessage(task, [task.bytes.buffer]);
  });
}
