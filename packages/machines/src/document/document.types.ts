import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** What `load` returns: the text of this device's journal if it holds unsaved changes, else the server's. */
export interface LoadedDocument {
  /** Its `version` is the one that the content is based on. */
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
  /** The user decided against the replaced text, which is kept as a version. */
  readonly keep?: 'conflict';
}

/** A separate document with this device's text; the server's document is unchanged. */
export interface KeptCopy {
  readonly id: string;
  readonly version: number;
  /** A title that distinguishes the copy from the original; `from` is the title sent with the request. */
  readonly retitled?: { readonly from: string; readonly to: string };
}

export interface DocumentContext {
  readonly id: string | null;
  /** As loaded or refreshed; later changes are only in the editor. */
  readonly document: DocumentDetail | null;
  readonly title: string;
  readonly version: number;
  readonly online: boolean;
  readonly encrypted: boolean;
  readonly savingDisabled: boolean;
  /** How many AI cards are open. */
  readonly aiBlocks: number;
  /** Whether the text changed during a save: save again afterwards, `now` if the reader is leaving. */
  readonly again: 'no' | 'later' | 'now';
  /** The next save replaces a text that the user has seen and decided against. */
  readonly replacesOther: boolean;
  readonly lastSave: 'none' | 'running' | 'done' | 'failed';
  readonly failure: Failure | null;
  /** Saves refused in a row, which determine the next delay. */
  readonly refusals: number;
  /** The refusal emitted last: the same one is not reported again before a save succeeds. */
  readonly reported: string | null;
}

export type DocumentEvent =
  /** `age`: how long ago the change was made, in milliseconds, so that a late report does not delay the save. */
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
  /** The window became visible; another one may have saved meanwhile. */
  | { type: 'page.shown' }
  /** The document was locked or unlocked on the server. */
  | { type: 'reload' }
  | { type: 'conflict.keepBoth' }
  /** The text of a document that no longer exists on the server becomes a new one. */
  | { type: 'gone.keep' }
  /** This text replaces the other one, which becomes a version. */
  | { type: 'conflict.keepMine'; version: number }
  /** This text becomes a version, and the other one stays in place. */
  | { type: 'conflict.keepTheirs'; version: number };

/**
 * Commands to the journal. `changed` may come with every key press, so the journal only marks the entry and writes
 * later. `saved` with `unsaved` keeps the entry, since more was typed meanwhile, but bases it on the new version.
 */
export type JournalEvent =
  | { type: 'changed'; id: string | null; title: string; version: number }
  | { type: 'saved'; id: string | null; version: number; unsaved: boolean }
  | { type: 'moved'; from: string | null; id: string; version: number }
  | { type: 'refreshed'; document: DocumentDetail };

export type DocumentEmitted =
  /** The text has been loaded: the editor should show it. */
  | {
      type: 'loaded';
      content: DocumentContent;
      isIncomplete: boolean;
      wordGoal: number | null;
      isCommented: boolean;
    }
  | { type: 'missing'; id: string | null }
  /** The text continues under another id; the address should follow. */
  | { type: 'moved'; id: string }
  /** The server refused to save, for a reason that has not been reported yet (SPEC §8). */
  | { type: 'refused'; message: string }
  /** The server holds the text as it was a moment ago. */
  | { type: 'saved' }
  /** Another window saved a newer version: the editor should show it. */
  | { type: 'refreshed'; content: DocumentContent; title: string; version: number };
