import type { PlagiarismResult } from '@octavo/contract';
import type { DatabaseSettings } from '../database/connection.ts';
import type { Caller } from '../limits/fair-order.ts';
import { turnThread } from '../workers/turn-thread.ts';
import type { Hit } from './searches.ts';

/** A text to be checked. */
export interface CheckedText {
  readonly accountId: string;
  readonly text: string;
  /** The document that the text comes from. */
  readonly document: string | undefined;
}

export type CompareJob =
  | { readonly kind: 'own'; readonly settings: DatabaseSettings; readonly checked: CheckedText }
  | { readonly kind: 'hits'; readonly text: string; readonly hits: readonly Hit[] };

export interface Compared {
  readonly results: readonly PlagiarismResult[];
  /** The sentences worth searching for. */
  readonly sentences: readonly string[];
  /** Language of the text, such as `en`. */
  readonly language: string;
}

export interface CompareThread {
  /** Compares a text with the account's own documents. @throws AppError 503 `busy`, 408 `given_up` */
  own(checked: CheckedText, caller: Caller, signal: AbortSignal): Promise<Compared>;
  /** Compares it with search results. @throws as `own` */
  hits(text: string, hits: readonly Hit[], caller: Caller, signal: AbortSignal): Promise<Compared>;
  close(): Promise<void>;
}

/**
 * Runs in a thread: reading a text of a million characters takes a second, and so does each of the account's documents.
 */
export function compareThread(settings: DatabaseSettings): CompareThread {
  const thread = turnThread<CompareJob, Compared>(new URL('compare-worker.ts', import.meta.url), {
    busy: 'Many texts are being checked right now. Please try again in a moment.',
    givenUp: 'The check was given up.',
  });
  return {
    own: (checked, caller, signal) => thread.run({ kind: 'own', settings, checked }, caller, signal),
    hits: (text, hits, caller, signal) => thread.run({ kind: 'hits', text, hits }, caller, signal),
    close: () => thread.close(),
  };
}
