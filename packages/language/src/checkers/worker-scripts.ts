/** The script of a thread: it posts `{ ready: true }` once, then answers each job with `{ result }`. */
export const harperScript = new URL('./harper/harper-worker.ts', import.meta.url);
export const dictionaryScript = new URL('./hunspell/dictionary-worker.ts', import.meta.url);
