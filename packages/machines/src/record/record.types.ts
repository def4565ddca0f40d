import type { WritingRecord } from '@octavo/contract';
import type { WritingOrigin } from '@octavo/contract/writing-origins';
import type { Failure } from '../failure.ts';

/** A paragraph of the text as it stands, and how many of its characters came from where. */
export interface ParagraphOrigins {
  /** How it begins. */
  readonly beginning: string;
  readonly characters: Readonly<Partial<Record<WritingOrigin, number>>>;
}

export interface LoadedRecord {
  /** Oldest first. */
  readonly days: WritingRecord['days'];
  readonly paragraphs: readonly ParagraphOrigins[];
}

/** What is looked at: the days, or the text as it stands. */
export type RecordView = 'days' | 'paragraphs';

export type RecordFormat = 'markdown' | 'csv' | 'json';

export interface RecordContext extends LoadedRecord {
  readonly id: string;
  readonly view: RecordView;
  /** What failed, of what was asked for last. */
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
