import type { DocumentContent } from '@octavo/contract';
import { documentMachine, type JournalEvent, type LoadedDocument } from '@octavo/machines/document';
import { fromCallback, fromPromise } from 'xstate';
import { CallFailed } from '../api/client.ts';
import { documents } from '../api/documents.ts';
import { readable } from '../api/readable.ts';
import { JournalWriter } from '../journal/journal-writer.ts';
import { journal } from '../journal/journal.ts';
import { savesSettled, settling } from './unsettled-saves.ts';

/**
 * The document machine on the real server, the real journal and the text that `read` gives. `deliver` has the editor
 * report what it has held back.
 */
export function wireDocument(read: () => DocumentContent | null, deliver: () => void) {
  const writer = new JournalWriter(read);

  return documentMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id }, signal }) => {
        const loaded = await readable(load(id, signal));
        writer.begin(loaded.document, loaded.unsaved);
        return loaded;
      }),

      // Tells the journal by itself: a save may end after the page was left and its machine stopped.
      save: fromPromise(({ input: { id, title, version } }) =>
        settling(async () => {
          const content = textOf(read);
          const changes = writer.changes;
          await writer.flush();
          const saved = await readable(documents.save(id, { title, content, version }));
          deliver();
          writer.saved(saved.version, writer.changes !== changes);
          return saved;
        }),
      ),

      keepBoth: fromPromise(async ({ input: { title } }) => {
        const content = textOf(read);
        const { id } = await readable(documents.createBlank(title));
        const { version } = await readable(documents.save(id, { title, content }));
        return { id, version };
      }),

      journal: fromCallback<JournalEvent, { id: string | null }>(({ receive }) => {
        receive((event) => {
          if (event.type === 'changed') writer.changed(event.title, event.version);
          else if (event.type === 'moved') writer.moved(event.id, event.version);
        });
        const flush = () => {
          deliver();
          void writer.flush();
        };
        addEventListener('pagehide', flush);
        document.addEventListener('visibilitychange', flush);
        return () => {
          flush();
          removeEventListener('pagehide', flush);
          document.removeEventListener('visibilitychange', flush);
        };
      }),

      connectivity: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: navigator.onLine ? 'online' : 'offline' });
        if (!navigator.onLine) tell();
        addEventListener('online', tell);
        addEventListener('offline', tell);
        return () => {
          removeEventListener('online', tell);
          removeEventListener('offline', tell);
        };
      }),
    },
  });
}

/** What this device holds unsaved goes before what the server holds; without a server, what this device holds will do. */
async function load(id: string, signal: AbortSignal): Promise<LoadedDocument> {
  // Whoever comes back at once would else be in conflict with the own save.
  await savesSettled();
  const kept = await journal.read(id).catch(() => undefined);
  try {
    const document = await documents.open(id, signal);
    if (kept?.unsaved !== true || document.encryption) return { document, unsaved: false };
    const { title, content, version } = kept.document;
    return { document: { ...document, title, content, version }, unsaved: true };
  } catch (error) {
    const unreachable = error instanceof CallFailed && error.status === 0;
    if (!unreachable || kept === undefined) throw error;
    return kept;
  }
}

function textOf(read: () => DocumentContent | null): DocumentContent {
  const content = read();
  if (content === null) throw new Error('There is no text to save yet');
  return content;
}
