import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** What `load` returns: the text of this device's journal if it holds unsaved changes, else the server's. */
export interface LoadedDocument {
  /** With the `version` that its content is based on. */
  readonly document: DocumentDetail;
  /** The content comes from the journal and still has to be saved. */
  readonly unsaved: boolean;
}

/** `save` reads the content from the editor when it is invoked. */
export interface SaveInput {
  readonly id: string;
  readonly title: string;
  /** The version that the edit is based on. */
  readonly version: number;
  /** What is replaced was chosen against, and is kept as a version. */
  readonly keep?: 'conflict';
}

/** A document of its own that holds this device's text; what the server has stays as it is. */
export interface KeptCopy {
  readonly id: string;
  readonly version: number;
  /** The title that tells it from what the server has, in place of the one that it was asked with. */
  readonly retitled?: { readonly from: string; readonly to: string };
}

export interface DocumentContext {
  readonly id: string | null;
  /** As loaded or refreshed; what is typed lives in the editor. */
  readonly document: DocumentDetail | null;
  readonly title: string;
  readonly version: number;
  readonly online: boolean;
  readonly encrypted: boolean;
  readonly savingDisabled: boolean;
  /** How many AI cards are open. */
  readonly aiBlocks: number;
  /** Changed while a save was running: save again afterwards, `now` if the reader is leaving. */
  readonly again: 'no' | 'later' | 'now';
  /** The next save replaces a text that its author has seen and chosen against. */
  readonly replacesOther: boolean;
  readonly lastSave: 'none' | 'running' | 'done' | 'failed';
  readonly failure: Failure | null;
  /** Saves refused in a row; decides how long to wait before the next one. */
  readonly refusals: number;
  /** The refusal that was emitted last: the same one does not interrupt again before a save succeeds. */
  readonly reported: string | null;
}

export type DocumentEvent =
  /** `age`: how many milliseconds ago the change was made; a report that comes late does not delay the save. */
  | { type: 'edit'; age?: number }
  | { type: 'title.change'; title: string }
  | { type: 'saving.disable' }
  | { type: 'saving.enable' }
  | { type: 'aiBlock.open' }
  | { type: 'aiBlock.close' }
  | { type: 'online' }
  | { type: 'offline' }
  | { type: 'retry' }
  | { type: 'flush' }
  /** The window came to the front; another one may have saved meanwhile. */
  | { type: 'page.shown' }
  /** The server holds it in another form: it was locked, or is no longer. */
  | { type: 'reload' }
  | { type: 'conflict.keepBoth' }
  /** The text of a document that the server no longer has becomes a new one. */
  | { type: 'gone.keep' }
  /** This text takes the place of the other one, which becomes a version. */
  | { type: 'conflict.keepMine'; version: number }
  /** This text becomes a version, and the other one stays as it is. */
  | { type: 'conflict.keepTheirs'; version: number };

/**
 * To the journal. `changed` may come with every key press, so the journal only marks the entry and writes later.
 * `saved` with `unsaved` keeps the entry, since more was typed meanwhile, but bases it on the new version.
 */
export type JournalEvent =
  | { type: 'changed'; id: string | null; title: string; version: number }
  | { type: 'saved'; id: string | null; version: number; unsaved: boolean }
  | { type: 'moved'; from: string | null; id: string; version: number }
  | { type: 'refreshed'; document: DocumentDetail };

export type DocumentEmitted =
  /** There is a text: the editor should show it. */
  | { type: 'loaded'; content: DocumentContent; isIncomplete: boolean; wordGoal: number | null }
  | { type: 'missing'; id: string | null }
  /** The text continues under another id; the address should follow. */
  | { type: 'moved'; id: string }
  /** The server refused to save, for a reason that was not reported yet (SPEC §8). */
  | { type: 'refused'; message: string }
  /** Another window saved a newer version: the editor should show it. */
  | { type: 'refreshed'; content: DocumentContent; title: string; version: number };
