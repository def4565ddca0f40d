import type { WritingRecord } from '@octavo/contract';
import type { WritingOrigin } from '@octavo/contract/writing-origins';
import type { Failure } from '../failure.ts';

/** A paragraph of the current text, with the number of its characters by origin. */
export interface ParagraphOrigins {
  /** Its first words. */
  readonly beginning: string;
  readonly characters: Readonly<Partial<Record<WritingOrigin, number>>>;
}

export interface LoadedRecord {
  /** Oldest first. */
  readonly days: WritingRecord['days'];
  readonly paragraphs: readonly ParagraphOrigins[];
}

/** What the dialog shows: the days, or the current text. */
export type RecordView = 'days' | 'paragraphs';

export type RecordFormat = 'markdown' | 'csv' | 'json';

export interface RecordContext extends LoadedRecord {
  readonly id: string;
  readonly view: RecordView;
  /** Which action failed last. */
  readonly problem: 'delete' | 'export' | null;
  readonly failure: Failure | null;
}

export type RecordEvent =
  | { type: 'open' }
  | { type: 'retry' }
  | { type: 'view.change'; view: RecordView }
  | { type: 'export'; format: RecordFormat }
  | { type: 'delete' }
  | { type: 'keep' }
  | { type: 'confirm' }
  | { type: 'dismiss' };

export interface RecordEmitted {
  readonly type: 'opened' | 'closed';
}
