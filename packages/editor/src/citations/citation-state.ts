import type { Citation } from '@octavo/citations';
import type { Formatted } from '@octavo/citations/format';
import type { Reference } from '@octavo/contract';

/** A citation in the text. */
export interface PlacedCitation {
  readonly position: number;
  readonly key: string;
  readonly citation: Citation;
}

/** The list of references in the text. */
export interface PlacedList {
  readonly position: number;
  readonly format: unknown;
  readonly language: unknown;
  readonly references: readonly Reference[];
}

/** The citations of a document in order, its list of references, and their formatted text. */
export interface CitationState {
  readonly citations: readonly PlacedCitation[];
  readonly list: PlacedList | null;
  /** Null until first formatted. */
  readonly formatted: Formatted | null;
}
