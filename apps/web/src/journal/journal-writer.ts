import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { journal } from './journal.ts';

/**
 * At most this much of what is being typed is lost when the browser dies: a write costs as much as the text is long. A
 * pause in writing brings a save, which writes first.
 */
const wait = 1000;

/**
 * Writes one document to the journal, soon after it changed and at the latest when the page is hidden.
 * A device that refuses to store (private window, no space) is told to the console once; saving goes on without it.
 */
export class JournalWriter {
  readonly #read: () => DocumentContent | null;
  #document: DocumentDetail | null = null;
  #unsaved = false;
  #changes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param read gives the text as it stands in the editor, or null before there is one */
  constructor(read: () => DocumentContent | null) {
    this.#read = read;
  }

  /** Begins with a document as it was loaded. */
  begin(document: DocumentDetail, unsaved: boolean): void {
    this.#document = document;
    this.#unsaved = unsaved;
    if (document.encryption) this.#forget(document.id);
    else this.#write();
  }

  /** How often the document has changed; the same number before and after means that nothing did. */
  get changes(): number {
    return this.#changes;
  }

  changed(title: string, version: number): void {
    if (this.#document === null) return;
    this.#changes += 1;
    this.#document = { ...this.#document, title, version };
    this.#unsaved = true;
    this.#timer ??= setTimeout(() => this.#write(), wait);
  }

  /** @param unsaved more was typed since what was saved had been read */
  saved(version: number, unsaved: boolean): void {
    if (this.#document === null) return;
    this.#document = { ...this.#document, version };
    this.#unsaved = unsaved;
    this.#write();
  }

  moved(id: string, version: number): void {
    if (this.#document === null) return;
    this.#forget(this.#document.id);
    this.#document = { ...this.#document, id, version };
    this.#write();
  }

  /** Resolves when all that was marked so far is stored. */
  flush(): Promise<void> {
    if (this.#timer !== undefined) this.#write();
    return this.#writing;
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#document === null || this.#document.encryption) return;
    const content = this.#read() ?? this.#document.content;
    this.#queue(journal.write({ document: { ...this.#document, content }, unsaved: this.#unsaved }));
  }

  #forget(id: string): void {
    this.#queue(journal.forget(id));
  }

  #queue(work: Promise<void>): void {
    this.#writing = Promise.all([this.#writing, work]).then(
      () => undefined,
      (error: unknown) => reportOnce(error),
    );
  }
}

let reported = false;

function reportOnce(error: unknown): void {
  if (reported) return;
  reported = true;
  // oxlint-disable-next-line no-console
  console.warn('This device does not keep a journal of unsaved changes', error);
}
