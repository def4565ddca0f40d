import type { Reference } from '@octavo/contract';
import type { CitationStyle } from '@octavo/contract/citation-styles';

/** A stretch of a formatted line with one look. */
export interface LineRun {
  readonly text: string;
  readonly italic?: true;
  readonly bold?: true;
  readonly raised?: true;
  readonly smallCapitals?: true;
}

/** A reference as it stands in the list. */
export interface ListedEntry {
  readonly reference: Reference;
  /** Its number, as the style writes it. */
  readonly number: string | null;
  readonly line: readonly LineRun[];
  readonly isCited: boolean;
}

/** The list of references of the open document. */
export interface ReferenceListing {
  readonly style: CitationStyle;
  readonly entries: readonly ListedEntry[];
  /** How many citations in the text are not listed. */
  readonly missing: number;
}

/** What is typed: authors as one line, apart from that a reference. */
export type ReferenceDraft = Pick<Reference, 'year' | 'title' | 'publication' | 'doi' | 'url'> & {
  readonly authors: string;
};

export type DraftProblem = 'title' | 'year' | 'url' | 'duplicate';

export interface ReferencesContext {
  /** Null: the document has no list. */
  readonly listing: ReferenceListing | null;
  /** What is edited; null: a new one. */
  readonly edited: Reference | null;
  /** A record that the look-up found, with what the form does not show. */
  readonly record: Reference | null;
  readonly draft: ReferenceDraft;
  readonly problem: DraftProblem | null;
  /** Nobody has a record of the DOI. */
  readonly isUnknown: boolean;
}

export type ReferenceFileFormat = 'bibtex' | 'ris' | 'csl-json';

export type ReferencesEvent =
  | ReferencesReport
  | { type: 'style.change'; style: CitationStyle }
  /** Opens the form; with an id that of a listed reference. */
  | { type: 'form.open'; id?: string; draft?: Partial<ReferenceDraft> }
  | { type: 'form.change'; change: Partial<ReferenceDraft> }
  | { type: 'lookUp' }
  | { type: 'submit' }
  | { type: 'remove'; id: string }
  | { type: 'export'; format: ReferenceFileFormat }
  /** Cites a listed work where the caret is. */
  | { type: 'cite'; id: string }
  /** Opens the first citation of a work that is not listed. */
  | { type: 'missing.open' }
  /** Other programs wrote them. */
  | { type: 'import'; references: readonly Reference[] }
  | { type: 'dismiss' };

/** What the text says. */
export type ReferencesReport = { type: 'listed'; listing: ReferenceListing | null };

/** What the text is told. */
export type ReferencesCommand =
  | { type: 'style.change'; style: CitationStyle }
  /** Adds it, and cites it where a card was left for the form. */
  | { type: 'add'; reference: Reference }
  | { type: 'update'; id: string; reference: Reference }
  | { type: 'remove'; id: string }
  | { type: 'export'; format: ReferenceFileFormat }
  | { type: 'cite'; id: string }
  | { type: 'missing.open' }
  /** Adds those that are not listed, in one step. */
  | { type: 'import'; references: readonly Reference[] };

export type ReferencesEmitted = { type: 'opened' } | { type: 'closed' };
