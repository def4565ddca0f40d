import type { Failure } from '../failure.ts';

/** A text on this device that the server never received in this form. */
export interface LeftText {
  readonly text: string;
  /** The server's last version of it; null if unknown. */
  readonly common: string | null;
  /** ISO 8601 in UTC. */
  readonly writtenAt: string;
  /** The journal entries that contain it. */
  readonly keys: readonly (readonly [documentId: string, opening: string])[];
}

/** Texts of a document that no longer exists. */
export interface LeftWords {
  /** Id of the former document. */
  readonly id: string;
  readonly title: string;
  /** `deleted`: for good, by its owner. `missing`: the server does not know it. */
  readonly reason: 'deleted' | 'missing';
  /** One per window that left a text, newest first. */
  readonly texts: readonly LeftText[];
}

export interface RecoveryContext {
  /** The dialog asks about the first one; the others wait. */
  readonly words: readonly LeftWords[];
  readonly failure: Failure | null;
}

export type RecoveryEvent =
  /** Everything there is to ask about; may be empty. */
  | { type: 'found'; words: readonly LeftWords[] }
  | { type: 'open' }
  | { type: 'keep' }
  | { type: 'discard' }
  /** Decide later. */
  | { type: 'dismiss' };

export type RecoveryEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The texts have become documents. */
  | { type: 'kept' };
