import type { Failure } from '../failure.ts';

/** One of two texts that were changed at once. */
export interface ConflictSide {
  readonly text: string;
  /** When it was changed last, ISO 8601 in UTC. */
  readonly changedAt: string;
}

export interface ConflictTexts {
  /** The text that both come from. */
  readonly common: string;
  readonly mine: ConflictSide;
  readonly theirs: ConflictSide;
  /** The version of theirs. */
  readonly version: number;
}

export interface ConflictContext {
  readonly id: string;
  readonly texts: ConflictTexts | null;
  readonly failure: Failure | null;
}

/** Which text stays in the document; the other one becomes a version of it. */
export interface KeepInput {
  readonly id: string;
  /** The version of theirs, as it was looked at. */
  readonly version: number;
}

export type ConflictEvent =
  | { type: 'open' }
  | { type: 'choose'; choice: 'mine' | 'theirs' | 'both' }
  | { type: 'dismiss' };

export type ConflictEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** Mine becomes a document of its own. */
  | { type: 'apart' };
