import { parentPort } from 'node:worker_threads';
import { openDatabase } from '../database/open-database.ts';
import { catchUp, searchDocuments } from './search-documents.ts';
import { type SearchStore, searchStore } from './search-store.ts';
import type { SearchAnswer, SearchJob } from './search-thread.ts';

/** Opened with the first job: the thread has a connection of its own. */
let store: SearchStore | undefined;

async function answer({ settings, search, milliseconds }: SearchJob): Promise<SearchAnswer> {
  store ??= searchStore(openDatabase(settings, () => undefined));
  const isUpToDate = await catchUp(store, search?.accountId, Date.now() + milliseconds);
  if (search === undefined) return { isUpToDate };
  return { isUpToDate, found: await searchDocuments(store, search.accountId, search.text) };
}

parentPort?.on('message', (job: SearchJob) => {
  void answer(job).then((result) => parentPort?.postMessage({ result }));
});
parentPort?.postMessage({ ready: true });
