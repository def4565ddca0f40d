import type { DocumentDetail } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** What `load` gives: the device's own journal where it holds changes the server has not, else the server's. */
export interface LoadedDocument {
  /** With the `version` that its content is based on. */
  readonly document: DocumentDetail;
  /** True where the content comes from the journal and must still be saved. */
  readonly unsaved: boolean;
}

/** `save` reads the content from the editor itself, when it is invoked. */
export interface SaveInput {
  readonly id: string;
  readonly title: string;
  /** The version that the edit is based on. */
  readonly version: number;
}

/** A copy that holds this device's text; the other text stays where it is. */
export interface KeptCopy {
  readonly id: string;
  readonly version: number;
}

export interface DocumentContext {
  readonly id: string | null;
  /** As loaded; what is typed lives in the editor. */
  readonly document: DocumentDetail | null;
  readonly title: string;
  readonly version: number;
  /** As it is shown; the server may not have been told yet. */
  readonly favourite: boolean;
  readonly online: boolean;
  readonly encrypted: boolean;
  readonly savingDisabled: boolean;
  /** How many AI cards are open. */
  readonly aiBlocks: number;
  /** Changed while a save ran: save again after it, `now` if somebody is leaving. */
  readonly again: 'no' | 'later' | 'now';
  readonly lastSave: 'none' | 'running' | 'done' | 'failed';
  readonly failure: Failure | null;
  /** The last message the reader has closed: the same one does not interrupt again. */
  readonly dismissed: string | null;
}

export type DocumentEvent =
  /** `age`: how many milliseconds ago; a report that was held back does not put the save off. */
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
  | { type: 'alert.dismiss' }
  | { type: 'conflict.keepBoth' }
  | { type: 'favourite.toggle' };

/**
 * To the journal. `changed` may come with each key press, so it must only mark and write later.
 * `saved` with `unsaved` keeps the entry (more was typed meanwhile) but bases it on the new version.
 */
export type JournalEvent =
  | { type: 'changed'; id: string | null; title: string; version: number }
  | { type: 'saved'; id: string | null; version: number; unsaved: boolean }
  | { type: 'moved'; from: string | null; id: string; version: number };

export type DocumentEmitted =
  | { type: 'missing'; id: string | null }
  /** The text goes on under another id; the address should follow. */
  | { type: 'moved'; id: string }
  /** The server refused the mark, which has been turned back. */
  | { type: 'favourite.refused'; message: string };
