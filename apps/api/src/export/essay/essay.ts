import type { Reference } from '@octavo/contract';
import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { Direction } from '@octavo/document-schema';

/** A stretch of text with one look. `href` is an http, https or mailto address. */
export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  readonly href: string | null;
  /** It is a citation, in a file that has a bibliography beside it or in it. */
  readonly cited?: KeyedCitation;
}

/** A citation by the keys of a bibliography. */
export interface KeyedCitation {
  readonly works: readonly {
    readonly key: string;
    readonly reference: Reference;
    readonly locator: string;
    readonly prefix: string;
    readonly suffix: string;
  }[];
  /** The author is part of the sentence. */
  readonly narrative: boolean;
  /** Its place among all citations, from 1. */
  readonly place: number;
}

/** The works that a file has a bibliography of its own of. */
export interface Sources {
  readonly style: CitationStyle;
  readonly works: readonly { readonly key: string; readonly reference: Reference }[];
}

/** What a file needs to know of the bibliography beside it. */
export interface Bibliography {
  readonly isNumbered: boolean;
}

export const plainRun = (text: string): TextRun => ({
  kind: 'text',
  text,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  href: null,
});

export interface LineBreak {
  readonly kind: 'break';
}

/** The mark of a footnote with what the note says, which holds no further one. */
export interface Note {
  readonly kind: 'note';
  /** From 1, in the order of the text. */
  readonly number: number;
  readonly inlines: readonly (TextRun | LineBreak)[];
}

export type Inline = TextRun | LineBreak | Note;
export type { Direction };

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly direction: Direction;
  readonly inlines: readonly Inline[];
}

export interface Heading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly direction: Direction;
  readonly inlines: readonly Inline[];
}

/** What its writer calls the part of the text that the next block begins. */
export interface Label {
  readonly kind: 'label';
  readonly direction: Direction;
  readonly text: string;
}

/** How a list counts where it does not count in figures. */
export type ListType = 'a' | 'A' | 'i' | 'I';

export interface List {
  readonly kind: 'list';
  /** First number of a numbered list, null for bullets. */
  readonly start: number | null;
  /** Letters or Roman numbers in place of figures, as an `ol` says it. */
  readonly type?: ListType | undefined;
  readonly items: readonly (readonly Block[])[];
  /** Of a list of tasks: which of its items are done. */
  readonly done?: readonly boolean[];
}

export interface Quote {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
}

export interface Code {
  readonly kind: 'code';
  readonly text: string;
  /** As its writer calls it. */
  readonly language?: string | undefined;
}

export interface Rule {
  readonly kind: 'rule';
}

export interface Cell {
  readonly isHeader: boolean;
  readonly colspan: number;
  readonly rowspan: number;
  readonly blocks: readonly Block[];
}

/** Rows as HTML has them: a cell that is covered by another is left out. All of them fill the same columns. */
export interface Table {
  readonly kind: 'table';
  readonly columns: number;
  /** How many rows at the top name the columns. */
  readonly head: number;
  readonly rows: readonly (readonly Cell[])[];
}

/** A picture as it is kept with its document. */
export interface PictureFile {
  readonly id: string;
  readonly mediaType: 'image/png' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface Picture {
  readonly kind: 'picture';
  /** What it shows; empty for decoration, and where nobody has said it. */
  readonly alt: string;
  /** It stands at half the width of the text at most. */
  readonly isHalf: boolean;
  readonly file: PictureFile;
  /** Where it lies beside the text; else in it. */
  readonly path?: string | undefined;
  /** How large it is on paper, in mm. */
  readonly onPaper?: { readonly width: number; readonly height: number } | undefined;
}

/** The list of works cited; `heading` is null where the writer has put one above it. */
export interface References {
  readonly kind: 'references';
  readonly heading: string | null;
  readonly entries: readonly (readonly TextRun[])[];
  /** The entries stand in a file beside it. */
  readonly bibliography?: Bibliography | undefined;
  readonly sources?: Sources | undefined;
}

export type Block = Paragraph | Heading | Label | List | Quote | Code | Rule | Table | Picture | References;

/** A document between the editor's format and a file's: what every writer reads. */
export interface Essay {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly blocks: readonly Block[];
  readonly bibliography?: Bibliography | undefined;
}
