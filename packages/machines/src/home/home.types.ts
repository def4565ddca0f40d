import type { DocumentListItem } from '@octavo/contract';
import type { Failure } from '../failure.ts';

export type HomeFilter = 'all' | 'favourites';

export interface HomeLists {
  readonly docs: readonly DocumentListItem[];
  readonly recent: readonly DocumentListItem[];
  /** Documents that have just moved here from an anonymous account; told once (decision 1701). */
  readonly moved: readonly string[];
}

export interface HomeContext extends HomeLists {
  readonly search: string;
  readonly filter: HomeFilter;
  /** A new document was asked for before the lists were there. */
  readonly awaitsCreate: boolean;
  /** Why the lists could not be loaded. */
  readonly failure: Failure | null;
}

export type HomeEvent =
  /** The page is shown. */
  | { type: 'enter' }
  | { type: 'search.change'; search: string }
  | { type: 'filter.change'; filter: HomeFilter }
  | { type: 'tag.press'; tag: string }
  | { type: 'document.open'; id: string }
  /** The notice of moved documents was read. */
  | { type: 'moved.dismiss' }
  | { type: 'create' }
  | { type: 'retry' };

export type HomeEmitted = { type: 'opened'; id: string } | { type: 'refused'; message: string };
