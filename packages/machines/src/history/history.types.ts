import type { DocumentListItem } from '@octavo/contract';
import type { PickedDays } from '../date-picker/date-picker.types.ts';
import type { Failure } from '../failure.ts';

/** Documents by the date of their last change, newest first, starting at `cursor`. */
export interface HistoryRequest {
  readonly days: PickedDays;
  readonly cursor: string | null;
}

export interface HistoryPage {
  readonly docs: readonly DocumentListItem[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

export interface HistoryContext extends HistoryPage {
  /** Empty for all documents. */
  readonly days: PickedDays;
  /** Why the documents could not be listed. */
  readonly failure: Failure | null;
}

export type HistoryEvent =
  /** The page is shown. */
  | { type: 'enter' }
  /** Documents have changed elsewhere. */
  | { type: 'refresh' }
  | { type: 'retry' }
  | { type: 'days.change'; days: PickedDays }
  /** Load the next page. */
  | { type: 'more' }
  /** The document is now in the trash. */
  | { type: 'document.removed'; id: string }
  | { type: 'document.open'; id: string };

export type HistoryEmitted = { type: 'chosen'; id: string } | { type: 'refused'; message: string };
