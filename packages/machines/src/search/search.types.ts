import type { FoundDocument } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** What the server found for a term. */
export interface Findings {
  readonly docs: readonly FoundDocument[];
  /** There are more than these. */
  readonly more: boolean;
}

export interface SearchContext extends Findings {
  /** What is searched for, without spaces around it. */
  readonly term: string;
  /** What `docs` were found for. */
  readonly foundFor: string;
  readonly failure: Failure | null;
}

export type SearchEvent =
  | { type: 'term.change'; term: string }
  /** Documents have changed, or the page is shown anew. */
  | { type: 'refresh' }
  /** It lies in the trash now. */
  | { type: 'document.removed'; id: string }
  | { type: 'retry' };
