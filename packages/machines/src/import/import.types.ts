import type { DocumentContent } from '@octavo/contract';

/** How many of each kind were imported, or were not. */
type Counts<Kind extends string> = Readonly<Partial<Record<Kind, number>>>;

export type ImportFacts = Counts<'words' | 'headings' | 'tables' | 'footnotes'>;

export type ImportLossKind =
  | 'pictures'
  | 'drawings'
  | 'citations'
  | 'works'
  | 'notes'
  | 'bibliographies'
  | 'metadata'
  | 'formulas'
  | 'tables'
  | 'headers'
  | 'parts'
  | 'comments'
  | 'tracked'
  | 'headings'
  | 'links';

/** What our documents cannot hold. */
export type ImportLosses = Counts<ImportLossKind>;

/** The words at the first place where each kind was lost. */
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
  /** Refused by the server, with its message. */
  | 'refused';

interface Named {
  readonly name: string;
}

/** A file being imported, and the result. */
export type ImportedFile =
  | (Named & { readonly status: 'waiting' | 'reading' })
  | (Named & {
      readonly status: 'done';
      /** The resulting document. */
      readonly id: string;
      readonly title: string;
      readonly facts: ImportFacts;
      readonly losses: ImportLosses;
      readonly places?: ImportPlaces | undefined;
    })
  | (Named & {
      readonly status: 'failed';
      readonly reason: ImportRefusal;
      /** The largest accepted file, in bytes. */
      readonly limit?: number | undefined;
      /** The server's own words. */
      readonly message?: string | undefined;
    });

export interface ImportedPicture {
  /** Its name in the text until it is stored. */
  readonly id: string;
  readonly file: File;
}

/** Result of storing a text. */
export interface StoredText {
  readonly id: string;
  /** Pictures that could not be stored. */
  readonly lostPictures: number;
}

/** The contents of a file, before they are stored. */
export interface ReadFile {
  readonly title: string;
  readonly content: DocumentContent;
  /** The pictures that the text refers to, to be stored with the document. */
  readonly pictures: readonly ImportedPicture[];
  readonly facts: ImportFacts;
  readonly losses: ImportLosses;
  readonly places?: ImportPlaces | undefined;
}

export interface ImportContext {
  /** In the order given. */
  readonly files: readonly ImportedFile[];
  /** Files still waiting, in the same order. */
  readonly waiting: readonly File[];
  /** BibTeX files that came with Markdown, for the works that it cites. */
  readonly bibliographies: readonly File[];
  readonly file: File | null;
  readonly read: ReadFile | null;
}

export type ImportEvent =
  | { type: 'add'; files: readonly File[] }
  | { type: 'document.open'; id: string }
  /** Skips the files that have not been read yet. */
  | { type: 'stop' }
  | { type: 'dismiss' };

export type ImportEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** A document has been created. */
  | { type: 'imported' }
  | { type: 'chosen'; id: string };
