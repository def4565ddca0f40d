import type { DocumentListItem } from '@octavo/contract';
import type { Failure } from '../failure.ts';

export type HomeFilter = 'all' | 'favourites';

export interface HomeLists {
  readonly docs: readonly DocumentListItem[];
  readonly recent: readonly DocumentListItem[];
}

export interface HomeContext extends HomeLists {
  readonly search: string;
  readonly filter: HomeFilter;
  /** Favourites to be told to the server, the running one first; the lists show them already. */
  /** A new document was asked for before the lists were there. */
  readonly awaitsCreate: boolean;
  readonly toggles: readonly string[];
  /** Why the lists could not be loaded. */
  readonly failure: Failure | null;
  /** What the alert says. */
  readonly error: string | null;
}

export type HomeEvent =
  | { type: 'search.change'; search: string }
  | { type: 'filter.change'; filter: HomeFilter }
  | { type: 'tag.press'; tag: string }
  | { type: 'favourite.toggle'; id: string }
  | { type: 'document.open'; id: string }
  | { type: 'create' }
  | { type: 'retry' }
  | { type: 'alert.dismiss' };

export type HomeEmitted = { type: 'opened'; id: string };
