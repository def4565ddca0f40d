import type { DocumentListItem } from '@octavo/contract';
import type { Failure } from '../failure.ts';

export type HomeFilter = 'all' | 'favourites';

/** Newest change or newest document first, or by the alphabet. */
export type HomeOrder = 'changed' | 'created' | 'title';

export interface HomeLists {
  readonly docs: readonly DocumentListItem[];
  readonly recent: readonly DocumentListItem[];
  /** Documents that have moved here from an anonymous account, until their notice was read (decision 1701). */
  readonly moved: readonly string[];
  /** How many lie in the trash. */
  readonly trashed: number;
  /** Where the next page of `docs` begins; null behind the last one. */
  readonly next: string | null;
  /** Nobody could be asked: this is what the device keeps of the lists. */
  readonly isKept: boolean;
}

/** Documents that come behind those that are listed. */
export type HomePage = Pick<HomeLists, 'docs' | 'next'>;

export interface HomeContext extends HomeLists {
  /** Documents that moved here and whose notice was read. */
  readonly seen: readonly string[];
  readonly search: string;
  readonly filter: HomeFilter;
  readonly order: HomeOrder;
  /** A new document was asked for before the lists were there. */
  readonly awaitsCreate: boolean;
  /** Why the lists could not be loaded. */
  readonly failure: Failure | null;
}

export type HomeEvent =
  /** The page is shown. */
  | { type: 'enter' }
  /** A document came or went: what is on its way from the server may not know of it. */
  | { type: 'refresh' }
  | { type: 'search.change'; search: string }
  | { type: 'filter.change'; filter: HomeFilter }
  | { type: 'order.change'; order: HomeOrder }
  | { type: 'tag.press'; tag: string }
  /** It lies in the trash now. */
  | { type: 'document.removed'; id: string }
  | { type: 'document.open'; id: string }
  /** The notice of moved documents was read. */
  | { type: 'moved.dismiss' }
  | { type: 'create' }
  | { type: 'retry' };

export type HomeEmitted =
  | { type: 'opened'; id: string }
  | { type: 'refused'; message: string }
  /** A document could not be created without a connection. */
  | { type: 'unreachable' }
  /** Something else is searched for. */
  | { type: 'searched'; term: string };
