import type { Reference } from '@octavo/contract';
import type { SkippedPart } from '@octavo/contract/reference-import';

/** Result of reading a text or file. */
export interface ImportedReferences {
  readonly references: readonly Reference[];
  readonly skipped: readonly SkippedPart[];
}

/** Why nothing could be read. */
export type UnreadSource = 'empty' | 'tooLarge' | 'tooLong' | 'unreadable';

export interface ReferenceImportContext {
  readonly text: string;
  /** Read instead of the text. */
  readonly file: File | null;
  /** References that the document already lists. */
  readonly listed: readonly Reference[];
  readonly imported: ImportedReferences | null;
  readonly problem: UnreadSource | null;
}

export type ReferenceImportEvent =
  | { type: 'open'; listed: readonly Reference[] }
  | { type: 'text.change'; text: string }
  | { type: 'file.choose'; file: File }
  | { type: 'submit' }
  | { type: 'stop' }
  /** Back from the report to import more. */
  | { type: 'again' }
  | { type: 'dismiss' };

export type ReferenceImportEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'imported'; references: readonly Reference[] };
