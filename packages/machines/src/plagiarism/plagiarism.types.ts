import type { LookUpServices, PlagiarismResult } from '@octavo/contract';

/** Why a check came to nothing (SPEC §8); `server` says it in the server's own words. */
export type Problem =
  | { readonly kind: 'empty' | 'noText' | 'invalid' | 'format' | 'unknown' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'server'; readonly error: string; readonly details?: string | undefined };

/** What a check found, and how many sentences it sent to services outside. */
export interface Checked {
  readonly results: readonly PlagiarismResult[];
  readonly sent: number;
}

export interface PlagiarismContext {
  /** Who is asked; null until it is known. */
  readonly services: LookUpServices | null;
  readonly checked: Checked | null;
  readonly problem: Problem | null;
}

export type PlagiarismEvent =
  | { type: 'check' }
  | { type: 'stop' }
  | { type: 'upgrade' }
  /** Shows the words of a place in the text, by its link. */
  | { type: 'show'; link: string }
  /** Lists the place as a reference, by its link. */
  | { type: 'cite'; link: string }
  | { type: 'dismiss' };

export type PlagiarismEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'upgrade' }
  | { type: 'show'; words: string }
  | { type: 'cite'; title: string; url: string };
