import type { Reference } from '@octavo/contract';
import type { Failure } from '../failure.ts';

export interface Found {
  readonly references: readonly Reference[];
  /** The services that the passage was sent to; empty if none is asked. */
  readonly services: readonly string[];
  /** Addresses of the icons of their sites, by id; without an entry, none is looked up. */
  readonly icons: Readonly<Record<string, string>>;
}

export interface CitingContext {
  readonly passage: string;
  readonly found: Found | null;
  /** Ids of the works that the document already lists. */
  readonly listed: readonly string[];
  readonly failure: Failure | null;
}

export type CitingEvent =
  | CitingReport
  | { type: 'cite'; id: string }
  | { type: 'retry' }
  /** The user enters a source by hand instead. */
  | { type: 'own' }
  | { type: 'dismiss' };

/** Reports from the text. */
export type CitingReport =
  /** A card was opened below a passage. */
  | { type: 'open'; passage: string; listed: readonly string[] }
  /** The card was deleted together with the text around it. */
  | { type: 'gone' };

/** Commands to the text. */
export type CitingCommand =
  /** `cite` replaces the card with a citation after the passage, and adds the reference to the list. */
  { type: 'cite'; reference: Reference } | { type: 'close' };

export type CitingEmitted = { type: 'own' };
