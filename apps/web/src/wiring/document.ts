import type { DocumentContent } from '@octavo/contract';
import { documentMachine, type JournalEvent, type SaveInput } from '@octavo/machines/document';
import { fromCallback, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { type CallCode, CallFailed } from '../api/call-failed.ts';
import type { SentText } from '../journal/journal.ts';
import type { JournalWriter } from '../journal/journal-writer.ts';
import { announceWindow } from '../journal/living-windows.ts';
import { openDocument } from '../journal/open-document.ts';
import { keepAsNew } from '../journal/keep-as-new.ts';
import { currentAccount } from '../journal/recover-gone.ts';
import { isSameText } from '../journal/plan-recovery.ts';
import { savesSettled, settling } from './unsettled-saves.ts';

export interface DocumentSource {
  /** The text as it stands in the editor, or null before there is one. */
  readonly read: () => DocumentContent | null;
  readonly writer: JournalWriter;
  /** Has the editor report what it has held back. */
  readonly deliver: () => void;
  /** The title of a copy that holds a text which could not be saved where it was. */
  readonly titleOfCopy: (title: string) => string;
  /** The text has become a document of its own. */
  readonly onApart: (id: string) => Promise<void>;
  /** A text that a window left unsaved has become a document of its own. */
  readonly onRecovered: (title: string) => void;
}

/** The document machine on the real server, the real journal and the text of the editor. */
export function wireDocument({ read, writer, deliver, titleOfCopy, onApart, onRecovered }: DocumentSource) {
  announceWindow();

  const keepApart = async (from: string, title: string, content: DocumentContent) => {
    const { id } = await copyOf(from, title);
    const { version } = await call('saveDocument', { params: { documentId: id }, body: { title, content } });
    return { id, version };
  };

  // At once: another window may sign in to another account.
  const learnAccount = () => void currentAccount().then((account) => writer.belongsTo(account));

  const send = async ({ id, version, keep }: SaveInput, text: SentText, content: DocumentContent) => {
    await writer.sending(text, content);
    try {
      return await call('saveDocument', {
        params: { documentId: id },
        body: { ...text, version: Math.max(version, writer.version), ...(keep && { keep }) },
      });
    } catch (error) {
      if (isNotTaken(error)) writer.refused();
      throw error;
    }
  };

  return documentMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id }, signal }) => {
        // It may have been locked elsewhere while this one was written on.
        deliver();
        // Whoever comes back at once would else be in conflict with the own save.
        await savesSettled();
        await writer.flush();
        const opened = await openDocument({
          id,
          signal,
          begin: (opened, taken) => writer.begin(opened, taken),
          keepApart: async (document) => {
            const title = titleOfCopy(document.title);
            await keepApart(document.id, title, document.content);
            onRecovered(title);
          },
          keepGone: async (text) => {
            const title = titleOfCopy(text.title);
            await keepAsNew({ title, content: text.content });
            onRecovered(title);
          },
        });
        if (opened.account === undefined) learnAccount();
        return opened;
      }),

      refresh: fromPromise(async ({ input: { id }, signal }) => {
        await savesSettled();
        const { doc } = await call('getDocument', { params: { id }, signal });
        // What was typed last must arrive before the answer does.
        deliver();
        return doc;
      }),

      // Tells the journal by itself: a save may end after the page was left and its machine stopped.
      save: fromPromise(({ input }) =>
        settling(async () => {
          const changes = writer.changes;
          const text = { title: input.title, content: textOf(read) };
          const { unanswered } = writer;
          // The server may hold it: what was written since would be in conflict with it. Sent again it changes nothing.
          if (unanswered !== null && !isSameText(unanswered, text)) {
            const { version } = await send(input, unanswered, text.content);
            writer.saved(unanswered.content, version, true);
          }
          const saved = await send(input, text, text.content);
          deliver();
          writer.saved(text.content, saved.version, writer.changes !== changes);
          return saved;
        }),
      ),

      keepBoth: fromPromise(async ({ input: { id, title } }) => {
        // Another window may have signed in to another account meanwhile: this text is not for that one.
        await call('getDocument', { params: { id } });
        const content = textOf(read);
        const changes = writer.changes;
        const copy = await keepApart(id, title, content);
        // Without it the copy holds its text all the same.
        await onApart(copy.id).catch(() => {});
        deliver();
        writer.moved(copy.id, content, copy.version, writer.changes !== changes);
        learnAccount();
        return copy;
      }),
      // Its own document cannot be asked for: whoever reads the text here wants it kept for who is signed in.
      keepAsNew: fromPromise(async ({ input: { title } }) => {
        const content = textOf(read);
        const changes = writer.changes;
        const made = await keepAsNew({ title, content });
        await onApart(made.id).catch(() => {});
        deliver();
        writer.moved(made.id, content, made.version, writer.changes !== changes);
        learnAccount();
        return made;
      }),

      journal: fromCallback<JournalEvent, { id: string | null }>(({ receive }) => {
        receive((event) => {
          if (event.type === 'changed') writer.changed(event.title, event.version);
          else if (event.type === 'refreshed') {
            const { document } = event;
            void writer.begin({ document, unsaved: false, common: document.content, sent: null }, []);
          }
        });
        const flush = () => {
          deliver();
          void writer.flush();
        };
        // The browser asks before it goes; what it says to the reader is its own.
        const ask = (event: BeforeUnloadEvent) => {
          flush();
          if (writer.isAtRisk) event.preventDefault();
        };
        addEventListener('beforeunload', ask);
        addEventListener('pagehide', flush);
        document.addEventListener('visibilitychange', flush);
        return () => {
          flush();
          removeEventListener('beforeunload', ask);
          removeEventListener('pagehide', flush);
          document.removeEventListener('visibilitychange', flush);
        };
      }),

      browser: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: navigator.onLine ? 'online' : 'offline' });
        if (!navigator.onLine) tell();
        const shown = () => {
          if (document.visibilityState === 'visible') sendBack({ type: 'page.shown' });
        };
        addEventListener('online', tell);
        addEventListener('offline', tell);
        addEventListener('focus', shown);
        document.addEventListener('visibilitychange', shown);
        return () => {
          removeEventListener('online', tell);
          removeEventListener('offline', tell);
          removeEventListener('focus', shown);
          document.removeEventListener('visibilitychange', shown);
        };
      }),
    },
  });
}

/** A document for a text of its own, with pictures, tags and the writing record; one that cannot be copied gives none. */
async function copyOf(id: string, title: string): Promise<{ readonly id: string }> {
  try {
    return await call('duplicateDocument', { params: { id }, body: { title } });
  } catch (error) {
    if (error instanceof CallFailed && notCopied.has(error.code)) {
      return call('createBlankDocument', { body: { title } });
    }
    throw error;
  }
}

const notCopied: ReadonlySet<CallCode> = new Set(['document_incomplete', 'document_locked', 'too_much_kept']);

/** Refusals of the text or of its version, from which it is known that the server does not hold it. */
const notTaken: ReadonlySet<number> = new Set([400, 409, 413]);

const isNotTaken = (error: unknown): boolean => error instanceof CallFailed && notTaken.has(error.status);

function textOf(read: () => DocumentContent | null): DocumentContent {
  const content = read();
  if (content === null) throw new Error('There is no text to save yet');
  return content;
}
