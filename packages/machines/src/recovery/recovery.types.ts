import type { Failure } from '../failure.ts';

/** A text of this device that the server never had as it is. */
export interface LeftText {
  readonly text: string;
  /** What the server had of it; null where that is not known. */
  readonly common: string | null;
  /** ISO 8601 in UTC. */
  readonly writtenAt: string;
  /** The entries of the journal that hold it. */
  readonly keys: readonly (readonly [documentId: string, opening: string])[];
}

/** Words of a document that is not there any more. */
export interface LeftWords {
  /** Of the document that it was. */
  readonly id: string;
  readonly title: string;
  /** `deleted`: for good, by its owner. `missing`: nothing is known of it. */
  readonly reason: 'deleted' | 'missing';
  /** Of each window that left some, the last one first. */
  readonly texts: readonly LeftText[];
}

export interface RecoveryContext {
  /** The first one is asked about, the others wait. */
  readonly words: readonly LeftWords[];
  readonly failure: Failure | null;
}

export type RecoveryEvent =
  /** All that there is to ask about, also where that is nothing. */
  | { type: 'found'; words: readonly LeftWords[] }
  | { type: 'open' }
  | { type: 'keep' }
  | { type: 'discard' }
  /** Decide later. */
  | { type: 'dismiss' };

export type RecoveryEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The words are documents of their own. */
  | { type: 'kept' };
