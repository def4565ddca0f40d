import type { DocumentListItem } from '@octavo/contract';
import type { Failure } from '../failure.ts';

export type HomeFilter = 'all' | 'favourites';

/** By last change or creation, newest first, or alphabetically by title. */
export type HomeOrder = 'changed' | 'created' | 'title';

export interface HomeLists {
  readonly docs: readonly DocumentListItem[];
  readonly recent: readonly DocumentListItem[];
  /** Documents moved here from an anonymous account, until their notice was read (decision 1701). */
  readonly moved: readonly string[];
  /** Number of documents in the trash. */
  readonly trashed: number;
  /** Cursor of the next page of `docs`; null after the last one. */
  readonly next: string | null;
  /** The server could not be reached: these are the lists cached on this device. */
  readonly isKept: boolean;
}

/** The documents of the next page. */
export type HomePage = Pick<HomeLists, 'docs' | 'next'>;

export interface HomeContext extends HomeLists {
  /** Moved documents whose notice was read. */
  readonly seen: readonly string[];
  readonly search: string;
  readonly filter: HomeFilter;
  readonly order: HomeOrder;
  /** A new document was requested before the lists were there. */
  readonly awaitsCreate: boolean;
  /** Why the lists could not be loaded. */
  readonly failure: Failure | null;
}

export type HomeEvent =
  /** The page is shown. */
  | { type: 'enter' }
  /** A document was added or removed: a response still under way may be out of date. */
  | { type: 'refresh' }
  | { type: 'search.change'; search: string }
  | { type: 'filter.change'; filter: HomeFilter }
  | { type: 'order.change'; order: HomeOrder }
  | { type: 'tag.press'; tag: string }
  /** The document is now in the trash. */
  | { type: 'document.removed'; id: string }
  | { type: 'document.open'; id: string }
  /** The notice of moved documents was read. */
  | { type: 'moved.dismiss' }
  | { type: 'create' }
  | { type: 'retry' };

export type HomeEmitted =
  | { type: 'chosen'; id: string }
  | { type: 'refused'; message: string }
  /** A document could not be created for lack of a connection. */
  | { type: 'unreachable' }
  /** The search term has changed. */
  | { type: 'searched'; term: string };
