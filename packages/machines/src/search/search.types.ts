import type { FoundDocument } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** What the server found for a term. */
export interface Findings {
  readonly docs: readonly FoundDocument[];
  /** There are more results than these. */
  readonly more: boolean;
}

export interface SearchContext extends Findings {
  /** The search term, trimmed. */
  readonly term: string;
  /** The term that `docs` belong to. */
  readonly foundFor: string;
  readonly failure: Failure | null;
}

export type SearchEvent =
  | { type: 'term.change'; term: string }
  /** Documents have changed, or the page is shown again. */
  | { type: 'refresh' }
  /** The document is now in the trash. */
  | { type: 'document.removed'; id: string }
  | { type: 'retry' };
