import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { randomUuid } from '@octavo/contract/random-uuid';
import { deviceJournal } from './indexed-db-journal.ts';
import type { BegunApart, Journal, JournalKey, SentSave } from './journal.ts';
import type { OpenedDocument } from './open-document.ts';
import { thisWindow } from './window-id.ts';

/**
 * How much typing is lost at most if the browser crashes, in milliseconds: a write costs in proportion to the length of
 * the text. A pause in typing triggers a save, which writes first.
 */
const wait = 1000;
/**
 * The first change after a pause is written sooner, but later than the save after a short burst of typing, which writes
 * too.
 */
const first = 450;

/** A text that has become a separate document. */
export interface MovedText {
  readonly id: string;
  readonly content: DocumentContent;
  readonly version: number;
  readonly unsaved: boolean;
  /** Its new title, replacing the one it had. */
  readonly retitled?: { readonly from: string; readonly to: string };
}

/**
 * Writes one document to the journal, soon after each change and at the latest when the page is hidden. If the device
 * refuses to store it (private window, no space), that is logged once, and saving continues without the journal.
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

  /** @param read returns the text in the editor, or null before there is one */
  constructor(read: () => DocumentContent | null, journal: Journal = deviceJournal) {
    this.#read = read;
    this.#journal = journal;
  }

  /**
   * Starts with a document as it was opened.
   *
   * @param taken entries that are no longer needed once this one is stored
   * @returns resolves when storing has been attempted
   */
  begin(
    { document, unsaved, common, sent, apart, account }: OpenedDocument,
    taken: readonly JournalKey[],
  ): Promise<void> {
    // What is unsaved stays in an entry that is never overwritten until it is taken over.
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

  /** Sets whose document it is: nobody is offered the unsaved rest of a deleted document whose owner is unknown. */
  belongsTo(account: string | null): void {
    this.#account = account;
  }

  /** How often the document has changed; an unchanged number means an unchanged document. */
  get changes(): number {
    return this.#changes;
  }

  /** What the server had when it was last known: the base of later changes. Null where unknown. */
  get common(): DocumentContent | null {
    return this.#common;
  }

  /** The server version that the text is based on. */
  get version(): number {
    return this.#document?.version ?? 0;
  }

  /** A save that was sent but not answered. Either the server holds it, or it has to be sent again unchanged. */
  get unanswered(): SentSave | null {
    return this.#sent;
  }

  /** How this window identifies itself to the server while it has the document open. */
  get opening(): string {
    return this.#opening;
  }

  /** A separate document that was started and may be unfinished. */
  get begunApart(): BegunApart | null {
    return this.#apart;
  }

  /** Whether there are changes that neither the server nor this device has: leaving the page would lose them. */
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
   * @param content the current text, which may be newer than the save
   */
  sending(save: SentSave, content: DocumentContent): Promise<void> {
    this.#sent = save;
    this.#write(content);
    return this.#writing;
  }

  /** Resolves when it is recorded that the text is becoming a separate document, or that it is not. */
  movingApart(begun: BegunApart | null): Promise<void> {
    this.#apart = begun;
    this.#write();
    return this.#writing;
  }

  /** The server did not accept what was sent. */
  refused(): void {
    this.#sent = null;
  }

  /** @param unsaved whether more was typed after the saved text was read */
  saved(content: DocumentContent, version: number, unsaved: boolean): void {
    if (this.#document === null) return;
    this.#document = { ...this.#document, version };
    this.#unsaved = unsaved;
    this.#common = content;
    this.#sent = null;
    this.#apart = null;
    this.#write();
  }

  /** The text was kept elsewhere and the server's replaces it: nothing is left to be saved here. */
  givenUp(): void {
    this.#unsaved = false;
    this.#sent = null;
    this.#apart = null;
    this.#write();
  }

  /** The saved text has become a separate document. */
  moved({ id, content, version, unsaved, retitled }: MovedText): void {
    if (this.#document === null) return;
    const before = this.#keyOf(this.#document.id);
    this.#account = null;
    const { title } = this.#document;
    this.#document = { ...this.#document, id, title: retitled?.from === title ? retitled.to : title };
    this.saved(content, version, unsaved);
    this.#queue(() => this.#journal.forget(before));
  }

  /** Resolves when everything marked so far is stored. */
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

  // Each write starts at once: while a page is closing there is no later.
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
