import type { DocumentListItem } from '@octavo/contract';
import type { Failure } from '../failure.ts';

export interface TrashContext {
  readonly docs: readonly DocumentListItem[];
  /** Ids of the documents being restored, in the order requested. */
  readonly restoring: readonly string[];
  /** Why the trash could not be listed. */
  readonly failure: Failure | null;
}

export type TrashEvent =
  /** The page is shown. */
  | { type: 'enter' }
  /** The contents of the trash have changed elsewhere. */
  | { type: 'refresh' }
  | { type: 'retry' }
  | { type: 'restore'; id: string };

export type TrashEmitted = { type: 'restored'; id: string } | { type: 'refused'; message: string };
