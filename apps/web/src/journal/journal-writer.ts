import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { randomUuid } from '@octavo/contract/random-uuid';
import { type BegunApart, type Journal, type JournalKey, journal, type SentSave } from './journal.ts';
import type { OpenedDocument } from './open-document.ts';
import { thisWindow } from './window-id.ts';

/**
 * At most this much of what is being typed is lost when the browser dies, in milliseconds: a write costs as much as the
 * text is long. A pause in writing brings a save, which writes first.
 */
const wait = 1000;
/** What is typed after a pause is written sooner, but after the save that a short burst of typing brings, which writes too. */
const first = 450;

/** A text that has become a document of its own. */
export interface MovedText {
  readonly id: string;
  readonly content: DocumentContent;
  readonly version: number;
  readonly unsaved: boolean;
  /** Its new title, in place of the one that it had. */
  readonly retitled?: { readonly from: string; readonly to: string };
}

/**
 * Writes one document to the journal, soon after it changed and at the latest when the page is hidden.
 * A device that refuses to store (private window, no space) is told to the console once; saving goes on without it.
 */
export class JournalWriter {
  readonly #read: () => DocumentContent | null;
  readonly #journal: Journal;
  #opening = randomUuid();
  #account: string | null = null;
  #document: DocumentDetail | null = null;
  #unsaved = false;
  #common: DocumentContent | null = null;
  #sent: SentSave | null = null;
  #apart: BegunApart | null = null;
  #changes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writtenAt = 0;
  #writing: Promise<void> = Promise.resolve();
  #isFailing = false;

  /** @param read gives the text as it stands in the editor, or null before there is one */
  constructor(read: () => DocumentContent | null, store: Journal = journal) {
    this.#read = read;
    this.#journal = store;
  }

  /**
   * Begins with a document as it was opened.
   *
   * @param taken entries that are not needed once this one is stored
   * @returns resolves when that has been tried
   */
  begin(
    { document, unsaved, common, sent, apart, account }: OpenedDocument,
    taken: readonly JournalKey[],
  ): Promise<void> {
    // What is not saved stays in an entry that nothing is written over until it is taken.
    if (this.#unsaved) this.#opening = randomUuid();
    const own = this.#keyOf(document.id);
    if (account !== undefined) this.#account = account;
    this.#document = document;
    this.#unsaved = unsaved;
    this.#common = common;
    this.#sent = sent;
    this.#apart = apart ?? null;
    this.#queue(async () => {
      if (document.encryption) await this.#journal.forget(own);
      else await this.#store(document);
      await Promise.all(
        taken.filter(([, opening]) => opening !== own[1]).map((key) => this.#journal.forget(key)),
      );
    });
    return this.#writing;
  }

  /** Whose document it is: without it, what is left of a document that was deleted is given to nobody. */
  belongsTo(account: string | null): void {
    this.#account = account;
  }

  /** How often the document has changed; the same number before and after means that nothing did. */
  get changes(): number {
    return this.#changes;
  }

  /** What the server has, as it was last told here: the text that later changes come from. Null where it is not known. */
  get common(): DocumentContent | null {
    return this.#common;
  }

  /** The version of the server's that the text is based on. */
  get version(): number {
    return this.#document?.version ?? 0;
  }

  /** What was sent and not answered: the server holds it, or never will unless it is sent again as it was. */
  get unanswered(): SentSave | null {
    return this.#sent;
  }

  /** What this window calls itself to the server while it has the document open. */
  get opening(): string {
    return this.#opening;
  }

  /** A document of its own that was begun, and perhaps not finished. */
  get begunApart(): BegunApart | null {
    return this.#apart;
  }

  /** Holds changes that neither the server nor this device has: leaving the page would lose them. */
  get isAtRisk(): boolean {
    return this.#unsaved && this.#isFailing;
  }

  changed(title: string, version: number): void {
    if (this.#document === null) return;
    this.#changes += 1;
    this.#document = { ...this.#document, title, version: Math.max(version, this.version) };
    this.#unsaved = true;
    this.#timer ??= setTimeout(() => this.#write(), Math.max(first, this.#writtenAt + wait - Date.now()));
  }

  /**
   * Resolves when the save that is about to be sent has been written.
   *
   * @param content the text as it stands, which may be a later one
   */
  sending(save: SentSave, content: DocumentContent): Promise<void> {
    this.#sent = save;
    this.#write(content);
    return this.#writing;
  }

  /** Resolves when it is written that the text becomes a document of its own, or that it does not. */
  movingApart(begun: BegunApart | null): Promise<void> {
    this.#apart = begun;
    this.#write();
    return this.#writing;
  }

  /** The server does not take what was sent. */
  refused(): void {
    this.#sent = null;
  }

  /** @param unsaved more was typed since what was saved had been read */
  saved(content: DocumentContent, version: number, unsaved: boolean): void {
    if (this.#document === null) return;
    this.#document = { ...this.#document, version };
    this.#unsaved = unsaved;
    this.#common = content;
    this.#sent = null;
    this.#apart = null;
    this.#write();
  }

  /** The text was kept elsewhere, and the server's takes its place: nothing of it is left to be saved here. */
  givenUp(): void {
    this.#unsaved = false;
    this.#sent = null;
    this.#apart = null;
    this.#write();
  }

  /** What was saved has become a document of its own. */
  moved({ id, content, version, unsaved, retitled }: MovedText): void {
    if (this.#document === null) return;
    const before = this.#keyOf(this.#document.id);
    this.#account = null;
    const { title } = this.#document;
    this.#document = { ...this.#document, id, title: retitled?.from === title ? retitled.to : title };
    this.saved(content, version, unsaved);
    this.#queue(() => this.#journal.forget(before));
  }

  /** Resolves when all that was marked so far is stored. */
  flush(): Promise<void> {
    if (this.#timer !== undefined) this.#write();
    return this.#writing;
  }

  #write(content?: DocumentContent): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#document === null || this.#document.encryption) return;
    const document = { ...this.#document, content: content ?? this.#read() ?? this.#document.content };
    this.#queue(() => this.#store(document));
  }

  async #store(document: DocumentDetail): Promise<void> {
    this.#writtenAt = Date.now();
    await this.#journal.write({
      key: this.#keyOf(document.id),
      window: thisWindow,
      writtenAt: this.#writtenAt,
      document,
      unsaved: this.#unsaved,
      common: this.#unsaved ? this.#common : null,
      sent: this.#sent,
      ...(this.#apart !== null && { apart: this.#apart }),
      ...(this.#account !== null && { account: this.#account }),
    });
  }

  #keyOf(id: string): JournalKey {
    return [id, this.#opening];
  }

  // Each begins at once: while a page closes there is no later.
  #queue(work: () => Promise<void>): void {
    this.#writing = Promise.all([this.#writing, work()]).then(
      () => void (this.#isFailing = false),
      (error: unknown) => {
        this.#isFailing = true;
        reportOnce(error);
      },
    );
  }
}

let reported = false;

function reportOnce(error: unknown): void {
  if (reported) return;
  reported = true;
  console.warn('This device does not keep a journal of unsaved changes', error);
}
