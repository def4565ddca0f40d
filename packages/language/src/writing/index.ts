export { CannotWriteError, NothingToChangeError } from './cannot-write.ts';
export { promptIntent } from './prompt-intent.ts';
export { type Checker, smooth } from './smooth.ts';
export { knownLanguages, subjectOf, type WritingTask, writeText } from './write-text.ts';
export type { Written } from './writing-worker.ts';

/**
 * The script of a thread: it posts `{ ready: true }` once, then answers each `WritingTask` with `{ result: Written }`.
 */
export const writingScript = new URL('./writing-worker.ts', import.meta.url);
