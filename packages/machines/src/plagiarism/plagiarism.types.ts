import type { LookUpServices, PlagiarismResult } from '@octavo/contract';

/** Why a check failed (SPEC §8); `server` uses the server's own words. */
export type Problem =
  | { readonly kind: 'empty' | 'noText' | 'invalid' | 'format' | 'unknown' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'server'; readonly error: string; readonly details?: string | undefined };

/** What a check found, and how many sentences it sent to outside services. */
export interface Checked {
  readonly results: readonly PlagiarismResult[];
  readonly sent: number;
}

export interface PlagiarismContext {
  /** The services that are asked; null until known. */
  readonly services: LookUpServices | null;
  readonly checked: Checked | null;
  readonly problem: Problem | null;
}

export type PlagiarismEvent =
  | { type: 'check' }
  | { type: 'stop' }
  | { type: 'upgrade' }
  /** Shows the matching words in the text; `link` identifies the match. */
  | { type: 'show'; link: string }
  /** Adds the match as a reference; `link` identifies it. */
  | { type: 'cite'; link: string }
  | { type: 'dismiss' };

export type PlagiarismEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'upgrade' }
  | { type: 'show'; words: string }
  | { type: 'cite'; title: string; url: string };
