import type { DocumentContent } from '@octavo/contract';
import { deviceJournal } from '@octavo/journal/indexed-db-journal';
import { codeOf } from '@octavo/journal/failure';
import type { JournalEntry, SentText } from '@octavo/journal/journal';
import type { ServerSave } from '@octavo/journal/journal-server';
import type { JournalWriter } from '@octavo/journal/journal-writer';
import { makeApart } from '@octavo/journal/make-apart';
import { type OpenedDocument, openDocument } from '@octavo/journal/open-document';
import { isSameText } from '@octavo/journal/plan-recovery';
import { rememberApart } from '@octavo/journal/remember-apart';
import { announceWindow } from '@octavo/journal/windows';
import { documentMachine, type JournalEvent, type SaveInput } from '@octavo/machines/document';
import { fromCallback, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { type CallCode, CallFailed } from '../api/call-failed.ts';
import { untilReached } from '../api/until-reached.ts';
import { lastAccount } from '../device/last-account.ts';
import { freeTitle } from './free-title.ts';
import { journalServer as server } from './journal-server.ts';
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
    if (agreed === null || codeOf(error) !== 'version_conflict') return null;
    // If the connection is lost here it stays unknown: a reader who is asked too soon would choose between equal texts.
    const { document } = await server.get(id);
    // The server reports that it has just been locked.
    return document.encryption || isSameText(document, agreed) ? document.version : null;
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
      remember: (begun) => rememberApart(entry, begun, deviceJournal),
      server,
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
      server,
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
  const learnAccount = () => void server.currentAccount().then((account) => writer.belongsTo(account));

  const send = async ({ id }: SaveInput, save: ServerSave) => {
    // What was typed after the save was made, or during another one, stays in the journal.
    await writer.sending(save, textOf(read));
    try {
      return await server.save(id, save);
    } catch (error) {
      if (isNotTaken(error)) writer.refused();
      throw error;
    }
  };

  /** Sends again if the server only has another version of the text that this one is based on. */
  const sendOn = (input: SaveInput, save: ServerSave) =>
    send(input, save).catch(async (error: unknown) => {
      const version = await versionOfAgreed(input.id, error);
      if (version === null) throw error;
      return send(input, { ...save, version });
    });

  const saveOf = ({ version, keep }: SaveInput, text: SentText): ServerSave => ({
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
          server,
          lastAccount,
        });
        if (opened.account === undefined) learnAccount();
        agreed = agreedBy(opened);
        return opened;
      }),

      refresh: fromPromise(async ({ input: { id }, signal }) => {
        await savesSettled();
        const { document, account } = await untilReached(() => server.get(id, signal), signal);
        // A visitor who has signed in meanwhile has brought the document along.
        if (account !== null) writer.belongsTo(account);
        // What was typed last must arrive before the answer does.
        deliver();
        return document;
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
        await server.get(id);
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
          if (codeOf(error) !== 'unauthenticated') throw error;
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
        const over = new AbortController();
        const until = { signal: over.signal };
        addEventListener('beforeunload', ask, until);
        addEventListener('pagehide', flush, until);
        document.addEventListener('visibilitychange', flush, until);
        return () => {
          flush();
          over.abort();
        };
      }),

      browser: fromCallback(({ sendBack }) => {
        const report = () => sendBack({ type: navigator.onLine ? 'online' : 'offline' });
        if (!navigator.onLine) report();
        const shown = () => {
          if (document.visibilityState === 'visible') sendBack({ type: 'page.shown' });
        };
        const over = new AbortController();
        const until = { signal: over.signal };
        addEventListener('online', report, until);
        addEventListener('offline', report, until);
        addEventListener('focus', shown, until);
        document.addEventListener('visibilitychange', shown, until);
        return () => over.abort();
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
    if (notCopied.has(codeOf(error))) return server.createBlank(title);
    throw error;
  }
}

/** What the server held of a document being opened; for an unsaved text, the journal may know. */
function agreedBy({ document, unsaved, common }: OpenedDocument): SentText | null {
  if (!unsaved) return document;
  return common === null ? null : { title: document.title, content: common };
}

const notCopied: ReadonlySet<string> = new Set<CallCode>([
  'document_incomplete',
  'document_locked',
  'too_much_kept',
]);

/** Statuses that refuse the text or its version, so that the server certainly does not hold it. */
const notTaken: ReadonlySet<number> = new Set([400, 409, 413, 422]);

const isNotTaken = (error: unknown): boolean => error instanceof CallFailed && notTaken.has(error.status);

function textOf(read: () => DocumentContent | null): DocumentContent {
  const content = read();
  if (content === null) throw new Error('There is no text to save yet');
  return content;
}
