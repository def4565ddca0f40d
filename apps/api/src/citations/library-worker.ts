import { parentPort } from 'node:worker_threads';
import { openDatabase } from '../database/open-database.ts';
import { createLibrary, type Library } from './library.ts';
import { libraryStore } from './library-store.ts';
import type { LibraryJob } from './library-thread.ts';

/** Opened with the first question: the thread has a connection of its own. */
let library: Library | undefined;

parentPort?.on('message', ({ settings, accountId, question }: LibraryJob) => {
  library ??= createLibrary(libraryStore(openDatabase(settings, () => undefined).db));
  const asked = question.kind === 'url' ? { kind: 'url' as const, url: new URL(question.href) } : question;
  void library.find(accountId, asked).then((result) => parentPort?.postMessage({ result }));
});
parentPort?.postMessage({ ready: true });
