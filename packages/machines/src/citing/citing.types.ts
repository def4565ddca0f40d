import type { Reference } from '@octavo/contract';
import type { Failure } from '../failure.ts';

export interface Found {
  readonly references: readonly Reference[];
  /** Who the passage was sent to; empty where nobody is asked. */
  readonly services: readonly string[];
}

export interface CitingContext {
  readonly passage: string;
  readonly found: Found | null;
  /** Ids of what the document lists already. */
  readonly listed: readonly string[];
  readonly failure: Failure | null;
}

export type CitingEvent =
  | CitingReport
  | { type: 'cite'; id: string }
  | { type: 'retry' }
  /** A source of one's own is entered instead. */
  | { type: 'own' }
  | { type: 'dismiss' };

/** What the text says. */
export type CitingReport =
  /** A card was put below a passage. */
  | { type: 'open'; passage: string; listed: readonly string[] }
  /** It went with the text around it. */
  | { type: 'gone' };

/** What the text is told. */
export type CitingCommand =
  /** The card goes; the citation stands behind the passage and the reference in the list. */
  { type: 'cite'; reference: Reference } | { type: 'close' };

export type CitingEmitted = { type: 'own' };
