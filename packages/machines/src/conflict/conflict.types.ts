import type { Failure } from '../failure.ts';

/** One of two texts that were changed at the same time. */
export interface ConflictSide {
  readonly text: string;
  /** Time of the last change, ISO 8601 in UTC. */
  readonly changedAt: string;
}

export interface ConflictTexts {
  /** The common ancestor of both texts. */
  readonly common: string;
  readonly mine: ConflictSide;
  readonly theirs: ConflictSide;
  /** The version of the other text. */
  readonly version: number;
}

export interface ConflictContext {
  readonly id: string;
  readonly texts: ConflictTexts | null;
  readonly failure: Failure | null;
}

/** Which text stays in the document; the other one becomes a version. */
export interface KeepInput {
  readonly id: string;
  /** The version of the other text that was shown. */
  readonly version: number;
}

export type ConflictEvent =
  | { type: 'open' }
  | { type: 'choose'; choice: 'mine' | 'theirs' | 'both' }
  | { type: 'dismiss' };

export type ConflictEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** This text becomes a separate document. */
  | { type: 'apart' };
