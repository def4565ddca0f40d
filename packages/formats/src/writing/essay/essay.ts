import type { Reference } from '@octavo/contract';
import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { CommentEdge, ExportedComment } from '../comments/exported-comment.ts';
import type { Direction } from '@octavo/document-schema';

/** A stretch of text with the same formatting. `href` is an http, https or mailto address. */
export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  readonly href: string | null;
  /** Set if the run belongs to a citation, in a file with a bibliography beside it or in it. */
  readonly cited?: KeyedCitation;
  /** Set in a run without text: the words of a comment begin or end here. */
  readonly edge?: CommentEdge;
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
  /** Whether the author is part of the sentence. */
  readonly narrative: boolean;
  /** Its position among all citations, from 1. */
  readonly place: number;
}

/** The works for which a file contains a bibliography of its own. */
export interface Sources {
  readonly style: CitationStyle;
  readonly works: readonly { readonly key: string; readonly reference: Reference }[];
}

/** What a file needs to know about the bibliography beside it. */
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

/** A footnote reference and the note's text, which contains no further note. */
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

/** The writer's name for the part of the text that begins with the next block. */
export interface Label {
  readonly kind: 'label';
  readonly direction: Direction;
  readonly text: string;
}

/** How a list is numbered, if not in digits. */
export type ListType = 'a' | 'A' | 'i' | 'I';

export interface List {
  readonly kind: 'list';
  /** First number of a numbered list, null for bullets. */
  readonly start: number | null;
  /** Letters or Roman numerals instead of digits, as in the `type` of an `ol`. */
  readonly type?: ListType | undefined;
  readonly items: readonly (readonly Block[])[];
  /** For a list of tasks: which of its items are done. */
  readonly done?: readonly boolean[];
}

export interface Quote {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
}

export interface Code {
  readonly kind: 'code';
  readonly text: string;
  /** The writer's name for the language. */
  readonly language?: string | undefined;
  /** Comments whose words begin or end in it. */
  readonly edges?: readonly CommentEdge[];
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

/** Rows as in HTML: a cell covered by another one is omitted. All rows span the same columns. */
export interface Table {
  readonly kind: 'table';
  readonly columns: number;
  /** How many rows at the top are headers. */
  readonly head: number;
  readonly rows: readonly (readonly Cell[])[];
  /** Where its first column stands: on the right if `rtl`. */
  readonly direction?: Direction;
}

/** A picture as stored with its document. */
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
  /** Alternative text; empty for decoration, and if none was given. */
  readonly alt: string;
  /** Whether it takes at most half the width of the text. */
  readonly isHalf: boolean;
  readonly file: PictureFile;
  /** Path of a file beside the text; otherwise the picture is embedded. */
  readonly path?: string | undefined;
  /** Its size on paper, in mm. */
  readonly onPaper?: { readonly width: number; readonly height: number } | undefined;
}

/** The list of works cited; `heading` is null if the writer has put one above it. */
export interface References {
  readonly kind: 'references';
  readonly heading: string | null;
  readonly entries: readonly (readonly TextRun[])[];
  /** Set if the entries are in a file beside this one. */
  readonly bibliography?: Bibliography | undefined;
  readonly sources?: Sources | undefined;
}

export type Block = Paragraph | Heading | Label | List | Quote | Code | Rule | Table | Picture | References;

/** A document between the editor's format and a file's: the input of every writer. */
export interface Essay {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly blocks: readonly Block[];
  readonly bibliography?: Bibliography | undefined;
  /** Comments whose edges are in the blocks. */
  readonly comments?: readonly ExportedComment[] | undefined;
}
