import { type HomePage, homeMachine } from '@octavo/machines/home';
import { fromPromise } from 'xstate';
import { call, callAs } from '../api/call.ts';
import { savesSettled } from './unsettled-saves.ts';

/** Documents per page: the first page appears quickly, and 10,000 documents take 20 calls. */
const limit = '500';

export const wiredHome = homeMachine.provide({
  actors: {
    load: fromPromise(({ signal }) => loadLists(signal)),
    loadPage: fromPromise(({ input: { next }, signal }) => loadPage(next, signal)),
    refresh: fromPromise(async ({ signal }) => {
      const lists = await loadLists(signal);
      const docs = new Map(lists.docs.map((document) => [document.id, document]));
      for (let { next } = lists; next !== null;) {
        const page = await loadPage(next, signal);
        for (const document of page.docs) docs.set(document.id, document);
        next = page.next;
      }
      return { ...lists, docs: [...docs.values()], next: null };
    }),
    reportMovedSeen: fromPromise(async ({ input: { ids } }) => {
      // If this fails, the next visit shows them once more.
      await call('reportMovedSeen', { body: { ids: [...ids] } }).catch(() => {});
    }),
    createBlank: fromPromise(() => call('createBlankDocument', { body: { title: '' } })),
  },
});

async function loadLists(signal: AbortSignal) {
  await savesSettled();
  const [page, recent] = await Promise.all([
    loadPage(undefined, signal),
    callAs('recentDocuments', { signal }),
  ]);
  const { docs, recentTransferredDocs: moved, trashed } = recent.answer;
  // A cached list names no account, because only the server can say who is signed in.
  return { ...page, recent: docs, moved, trashed, isKept: recent.mark === null };
}

async function loadPage(cursor: string | undefined, signal: AbortSignal): Promise<HomePage> {
  const { docs, next = null } = await call('listDocuments', { query: { limit, cursor }, signal });
  return { docs, next };
}
