import { parentPort } from 'node:worker_threads';
import { CannotWriteError } from './cannot-write.ts';
import { type WritingTask, writeText } from './write-text.ts';

/** A refusal is an answer; any other error ends the thread. */
export type Written = { readonly text: string | undefined } | { readonly refusal: string };

function write(task: WritingTask): Written {
  try {
    return { text: writeText(task) };
  } catch (error) {
    if (error instanceof CannotWriteError) return { refusal: error.message };
    throw error;
  }
}

parentPort?.postMessage({ ready: true });
parentPort?.on('message', (task: WritingTask) => parentPort?.postMessage({ result: write(task) }));
