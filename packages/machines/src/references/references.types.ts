import type { Reference } from '@octavo/contract';
import type { CitationStyle } from '@octavo/contract/citation-styles';

/** A part of a formatted line with uniform formatting. */
export interface LineRun {
  readonly text: string;
  readonly italic?: true;
  readonly bold?: true;
  readonly raised?: true;
  readonly smallCapitals?: true;
}

/** A reference in the list. */
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
  /** Number of citations in the text that are not in the list. */
  readonly missing: number;
}

/** Fields of the form: a reference with its authors as one line. */
export type ReferenceDraft = Pick<Reference, 'year' | 'title' | 'publication' | 'doi' | 'url'> & {
  readonly authors: string;
};

export type DraftProblem = 'title' | 'year' | 'url' | 'duplicate';

export interface ReferencesContext {
  /** Null if the document has no list. */
  readonly listing: ReferenceListing | null;
  /** The reference being edited; null for a new one. */
  readonly edited: Reference | null;
  /** The record found by the look-up, including fields that the form does not show. */
  readonly record: Reference | null;
  readonly draft: ReferenceDraft;
  readonly problem: DraftProblem | null;
  /** No service has a record of the DOI. */
  readonly isUnknown: boolean;
}

export type ReferenceFileFormat = 'bibtex' | 'ris' | 'csl-json';

export type ReferencesEvent =
  | ReferencesReport
  | { type: 'style.change'; style: CitationStyle }
  /** Opens the form; with an id, for that reference. */
  | { type: 'form.open'; id?: string; draft?: Partial<ReferenceDraft> }
  | { type: 'form.change'; change: Partial<ReferenceDraft> }
  | { type: 'lookUp' }
  | { type: 'submit' }
  | { type: 'remove'; id: string }
  | { type: 'export'; format: ReferenceFileFormat }
  /** Cites a listed work at the caret. */
  | { type: 'cite'; id: string }
  /** Opens the first citation of a work that is not listed. */
  | { type: 'missing.open' }
  /** References from other programs. */
  | { type: 'import'; references: readonly Reference[] }
  | { type: 'dismiss' };

/** Report from the text. */
export type ReferencesReport = { type: 'listed'; listing: ReferenceListing | null };

/** Commands to the text. */
export type ReferencesCommand =
  | { type: 'style.change'; style: CitationStyle }
  /** Adds it, and cites it where a card was closed to open the form. */
  | { type: 'add'; reference: Reference }
  | { type: 'update'; id: string; reference: Reference }
  | { type: 'remove'; id: string }
  | { type: 'export'; format: ReferenceFileFormat }
  | { type: 'cite'; id: string }
  | { type: 'missing.open' }
  /** Adds the references that are not listed yet, in one step. */
  | { type: 'import'; references: readonly Reference[] };

export type ReferencesEmitted = { type: 'opened' } | { type: 'closed' };
