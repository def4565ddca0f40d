import type { Correction } from '@octavo/editor';

const worker = new Worker(new URL('./checker.ts', import.meta.url), { type: 'module' });
let last = 0;

/** Asks the worker for the mistakes in a text. */
export function check(text: string): Promise<readonly Correction[]> {
  const id = (last += 1);
  return new Promise((resolve) => {
    worker.addEventListener('message', function answered({ data }: MessageEvent) {
      if (data.id !== id) return;
      worker.removeEventListener('message', answered);
      resolve(data.corrections);
    });
    worker.postMessage({ id, text });
  });
}
