import type { DocumentContent } from '@octavo/contract';
import { documentMachine, type JournalEvent, type SaveInput } from '@octavo/machines/document';
import { fromCallback, fromPromise } from 'xstate';
import { call, callAs } from '../api/call.ts';
import { type CallCode, CallFailed } from '../api/call-failed.ts';
import { untilReached } from '../api/until-reached.ts';
import { accountOf } from '../device/account-mark.ts';
import { journal, type JournalEntry, type SentSave, type SentText } from '../journal/journal.ts';
import type { JournalWriter } from '../journal/journal-writer.ts';
import { announceWindow } from '../journal/living-windows.ts';
import { freeTitle } from '../journal/free-title.ts';
import { makeApart } from '../journal/make-apart.ts';
import { type OpenedDocument, openDocument } from '../journal/open-document.ts';
import { currentAccount } from '../journal/current-account.ts';
import { rememberApart } from '../journal/remember-apart.ts';
import { isSameText } from '../journal/plan-recovery.ts';
import { savesSettled, settling } from './unsettled-saves.ts';

export interface DocumentSource {
  /** The text in the editor, or null before there is one. */
  readonly read: () => DocumentContent | null;
  readonly writer: JournalWriter;
  /** Flushes the changes that the editor has held back. */
  readonly deliver: () => void;
  /** The title of a copy with a text that could not be saved into its document. */
  readonly titleOfCopy: (title: string) => string;
  /** The title of this window's text when both texts are kept. */
  readonly titleOfOwn: (title: string) => string;
  /** Called when the text has become a separate document. */
  readonly onApart: (id: string) => Promise<void>;
  /** Called when a text that a window left unsaved has become a separate document. */
  readonly onRecovered: (title: string) => void;
}

/** The document machine on the real server, the real journal and the text of the editor. */
export function wireDocument({
  read,
  writer,
  deliver,
  titleOfCopy,
  titleOfOwn,
  onApart,
  onRecovered,
}: DocumentSource) {
  announceWindow();

  /** What the server held when this window last took its text or saved its own; null where unknown. */
  let agreed: SentText | null = null;

  /**
   * The version of a document whose version has advanced without its text, as when it was locked and unlocked
   * elsewhere.
   */
  const versionOfAgreed = async (id: string, error: unknown): Promise<number | null> => {
    if (agreed === null || !(error instanceof CallFailed) || error.code !== 'version_conflict') return null;
    // If the connection is lost here it stays unknown: a reader who is asked too soon would choose between equal texts.
    const { doc } = await call('getDocument', { params: { id } });
    // The server reports that it has just been locked.
    return doc.encryption || isSameText(doc, agreed) ? doc.version : null;
  };

  /** Keeps what a closed window left of this document. */
  const keepApart = async (entry: JournalEntry) => {
    const [id, opening] = entry.key;
    const { title, content } = entry.document;
    const text = { title: titleOfCopy(title), content };
    await makeApart({
      text,
      opening,
      begun: entry.apart ?? null,
      make: (name) => copyOf(id, name),
      remember: (begun) => rememberApart(entry, begun, journal),
    });
    onRecovered(text.title);
  };

  /** Continues this window's text in a separate document. */
  const moveApart = async (
    title: string,
    make?: (title: string) => Promise<{ readonly id: string }>,
    retitled?: { readonly from: string; readonly to: string },
  ) => {
    const content = textOf(read);
    const changes = writer.changes;
    agreed = null;
    const made = await makeApart({
      text: { title, content },
      opening: writer.opening,
      begun: writer.begunApart,
      ...(make && { make }),
      remember: (begun) => writer.movingApart(begun),
    });
    // If this fails, the new document has its text all the same.
    await onApart(made.id).catch(() => {});
    deliver();
    const unsaved = writer.changes !== changes;
    writer.moved({ id: made.id, content, version: made.version, unsaved, ...(retitled && { retitled }) });
    learnAccount();
    return made;
  };

  // At once, because another window may sign in to another account.
  const learnAccount = () => void currentAccount().then((account) => writer.belongsTo(account));

  const send = async ({ id }: SaveInput, save: SentSave) => {
    // What was typed after the save was made, or during another one, stays in the journal.
    await writer.sending(save, textOf(read));
    try {
      return await call('saveDocument', {
        params: { documentId: id },
        body: save,
      });
    } catch (error) {
      if (isNotTaken(error)) writer.refused();
      throw error;
    }
  };

  /** Sends again if the server only has another version of the text that this one is based on. */
  const sendOn = (input: SaveInput, save: SentSave) =>
    send(input, save).catch(async (error: unknown) => {
      const version = await versionOfAgreed(input.id, error);
      if (version === null) throw error;
      return send(input, { ...save, version });
    });

  const saveOf = ({ version, keep }: SaveInput, text: SentText): SentSave => ({
    ...text,
    ...(keep && { keep }),
    opening: writer.opening,
    version: Math.max(version, writer.version),
  });

  return documentMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id }, signal }) => {
        // It may have been locked elsewhere while it was being edited here.
        deliver();
        // Otherwise returning at once would conflict with the reader's own save.
        await savesSettled();
        await writer.flush();
        const opened = await openDocument({
          id,
          signal,
          begin: (opened, taken) => writer.begin(opened, taken),
          keepApart,
        });
        if (opened.account === undefined) learnAccount();
        agreed = agreedBy(opened);
        return opened;
      }),

      refresh: fromPromise(async ({ input: { id }, signal }) => {
        await savesSettled();
        const ask = () => callAs('getDocument', { params: { id }, signal });
        const { answer, mark } = await untilReached(ask, signal);
        // A visitor who has signed in meanwhile has brought the document along.
        if (mark !== null) writer.belongsTo(accountOf(mark));
        // What was typed last must arrive before the answer does.
        deliver();
        return answer.doc;
      }),

      // Updates the journal itself: a save may finish after the page was left and its machine stopped.
      save: fromPromise(({ input }) =>
        settling(async () => {
          const changes = writer.changes;
          const text = { title: input.title, content: textOf(read) };
          const { unanswered } = writer;
          // The server may hold it, and newer text would conflict with it. Sending it again is harmless.
          if (unanswered !== null && !isSameText(unanswered, text)) {
            const asItWas = { ...saveOf(input, unanswered), ...unanswered };
            const { version } = await sendOn(input, asItWas);
            writer.saved(unanswered.content, version, true);
            agreed = unanswered;
          }
          const save = { ...saveOf(input, text), ...writer.unanswered };
          const saved = await sendOn(input, save);
          agreed = text;
          deliver();
          writer.saved(text.content, saved.version, writer.changes !== changes);
          return saved;
        }),
      ),

      keepBoth: fromPromise(async ({ input: { id, title } }) => {
        // Another window may have signed in to another account meanwhile, which must not get this text.
        await call('getDocument', { params: { id } });
        const { docs } = await call('listDocuments', { query: {} });
        const to = freeTitle(titleOfOwn(title), new Set(docs.map((document) => document.title)));
        const retitled = { from: title, to };
        return { ...(await moveApart(to, (name) => copyOf(id, name), retitled)), retitled };
      }),
      keepAside: fromPromise(async ({ input: { id, title, version } }) => {
        for (let before = -1; before !== writer.changes; deliver()) {
          before = writer.changes;
          await call('saveDocument', {
            params: { documentId: id },
            body: { title, content: textOf(read), version, keep: 'aside' },
          });
        }
        writer.givenUp();
      }),
      // Its own document is inaccessible: a reader who sees the text here wants it kept for the current account.
      keepAsNew: fromPromise(({ input: { title } }) =>
        moveApart(title).catch(async (error: unknown) => {
          if (!(error instanceof CallFailed) || error.code !== 'unauthenticated') throw error;
          await call('signInAnonymously');
          return moveApart(title);
        }),
      ),

      journal: fromCallback<JournalEvent, { id: string | null }>(({ receive }) => {
        receive((event) => {
          if (event.type === 'changed') writer.changed(event.title, event.version);
          else if (event.type === 'refreshed') {
            const { document } = event;
            agreed = document;
            void writer.begin({ document, unsaved: false, common: document.content, sent: null }, []);
          }
        });
        const flush = () => {
          deliver();
          void writer.flush();
        };
        // The browser shows its own dialog before leaving.
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

/**
 * Makes a document for a separate text, with pictures, tags and the writing record; a blank one if it cannot be copied.
 */
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

/** What the server held of a document being opened; for an unsaved text, the journal may know. */
function agreedBy({ document, unsaved, common }: OpenedDocument): SentText | null {
  if (!unsaved) return document;
  return common === null ? null : { title: document.title, content: common };
}

const notCopied: ReadonlySet<CallCode> = new Set(['document_incomplete', 'document_locked', 'too_much_kept']);

/** Statuses that refuse the text or its version, so that the server certainly does not hold it. */
const notTaken: ReadonlySet<number> = new Set([400, 409, 413, 422]);

const isNotTaken = (error: unknown): boolean => error instanceof CallFailed && notTaken.has(error.status);

function textOf(read: () => DocumentContent | null): DocumentContent {
  const content = read();
  if (content === null) throw new Error('There is no text to save yet');
  return content;
}
