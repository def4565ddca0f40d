import type { DocumentContent } from '@octavo/contract';

/** How many of a kind came over, or did not. */
type Counts<Kind extends string> = Readonly<Partial<Record<Kind, number>>>;

export type ImportFacts = Counts<'words' | 'headings' | 'tables' | 'footnotes'>;

export type ImportLossKind =
  | 'pictures'
  | 'drawings'
  | 'citations'
  | 'formulas'
  | 'tables'
  | 'headers'
  | 'parts'
  | 'comments'
  | 'tracked'
  | 'headings'
  | 'links';

/** What a document of ours cannot hold. */
export type ImportLosses = Counts<ImportLossKind>;

/** Words that stand where the first of each kind were lost. */
export type ImportPlaces = Readonly<Partial<Record<ImportLossKind, readonly string[]>>>;

export type ImportRefusal =
  | 'tooLarge'
  | 'tooMuchText'
  | 'tooLong'
  | 'nested'
  | 'kind'
  | 'password'
  | 'damaged'
  | 'empty'
  /** By the server, in its own words. */
  | 'refused';

interface Named {
  readonly name: string;
}

/** A file that is being made into a document, and what became of it. */
export type ImportedFile =
  | (Named & { readonly status: 'waiting' | 'reading' })
  | (Named & {
      readonly status: 'done';
      /** The document that it became. */
      readonly id: string;
      readonly title: string;
      readonly facts: ImportFacts;
      readonly losses: ImportLosses;
      readonly places?: ImportPlaces | undefined;
    })
  | (Named & {
      readonly status: 'failed';
      readonly reason: ImportRefusal;
      /** The largest file that is taken, in bytes. */
      readonly limit?: number | undefined;
      /** The server's own words. */
      readonly message?: string | undefined;
    });

export interface ImportedPicture {
  /** What the text calls it until it is kept. */
  readonly id: string;
  readonly file: File;
}

/** What became of a text that is stored. */
export interface StoredText {
  readonly id: string;
  /** Pictures that could not be kept. */
  readonly lostPictures: number;
}

/** What was read of a file, before it is stored. */
export interface ReadFile {
  readonly title: string;
  readonly content: DocumentContent;
  /** The pictures that the text names, to be kept with the document. */
  readonly pictures: readonly ImportedPicture[];
  readonly facts: ImportFacts;
  readonly losses: ImportLosses;
  readonly places?: ImportPlaces | undefined;
}

export interface ImportContext {
  /** In the order in which they were given. */
  readonly files: readonly ImportedFile[];
  /** Those that still wait, in the same order. */
  readonly waiting: readonly File[];
  readonly file: File | null;
  readonly read: ReadFile | null;
}

export type ImportEvent =
  | { type: 'add'; files: readonly File[] }
  | { type: 'document.open'; id: string }
  /** Leaves out the files that are not read yet. */
  | { type: 'stop' }
  | { type: 'dismiss' };

export type ImportEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** A document has come. */
  | { type: 'imported' }
  | { type: 'chosen'; id: string };
