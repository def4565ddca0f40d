import type { DocumentListItem } from '@octavo/contract';
import type { Failure } from '../failure.ts';

export interface TrashContext {
  readonly docs: readonly DocumentListItem[];
  /** Ids of what is being restored, in the order in which it was asked for. */
  readonly restoring: readonly string[];
  /** Why the trash could not be listed. */
  readonly failure: Failure | null;
}

export type TrashEvent =
  /** The page is shown. */
  | { type: 'enter' }
  /** What lies in the trash has changed elsewhere. */
  | { type: 'refresh' }
  | { type: 'retry' }
  | { type: 'restore'; id: string };

export type TrashEmitted = { type: 'restored'; id: string } | { type: 'refused'; message: string };
