import type { Direction } from '../text-direction.ts';

/** A mark that only changes how a text looks. */
export type TextMark = 'bold' | 'italic' | 'underline' | 'strike' | 'code';

/** A text with the same marks throughout. */
export interface ReadText {
  readonly type: 'text';
  readonly text: string;
  readonly marks: readonly TextMark[];
  /** A safe address, or null. */
  readonly href: string | null;
}

/** Part of a line. Everything but a text counts as one character of the anchored text. */
export type ReadInline =
  | ReadText
  | { readonly type: 'break' }
  /** `index` counts the citations of the document; `label` is its text until its style is known. */
  | { readonly type: 'citation'; readonly index: number; readonly label: string }
  | { readonly type: 'note'; readonly number: number }
  /** Something without a form on a page that is only read. */
  | { readonly type: 'nothing' };

/** A block with text in it. `from` is where its text begins in the anchored text. */
export interface ReadTextblock {
  readonly type: 'paragraph' | 'heading' | 'code';
  /** The level of a heading; null for other blocks. */
  readonly level: 1 | 2 | 3 | null;
  readonly dir: Direction;
  readonly from: number;
  readonly text: string;
  readonly inline: readonly ReadInline[];
}

export interface ReadItem {
  readonly dir: Direction;
  /** Null if it is not a task. */
  readonly isDone: boolean | null;
  readonly blocks: readonly ReadBlock[];
}

export interface ReadList {
  readonly type: 'list';
  readonly isOrdered: boolean;
  readonly start: number;
  /** As in HTML's `type`; null for the usual one. */
  readonly marker: '1' | 'a' | 'A' | 'i' | 'I' | null;
  readonly items: readonly ReadItem[];
}

export interface ReadCell {
  readonly isHeader: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly blocks: readonly ReadBlock[];
}

export interface ReadPicture {
  readonly type: 'picture';
  readonly id: string;
  /** Empty for a decorative picture and for one that nobody has described. */
  readonly alt: string;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  readonly isHalf: boolean;
}

export type ReadBlock =
  | ReadTextblock
  | ReadList
  | { readonly type: 'quote'; readonly dir: Direction; readonly blocks: readonly ReadBlock[] }
  | { readonly type: 'rule' }
  | { readonly type: 'table'; readonly dir: Direction; readonly rows: readonly (readonly ReadCell[])[] }
  | ReadPicture
  | { readonly type: 'label'; readonly label: string }
  /** The list of references, each as a plain line until its style is known. */
  | { readonly type: 'references'; readonly lines: readonly string[] };

/** A document as a page that is only read: safe, and without anything of an editor. */
export interface ReadDocument {
  readonly blocks: readonly ReadBlock[];
  /** The footnotes in their order. */
  readonly notes: readonly (readonly ReadInline[])[];
  readonly headings: readonly ReadTextblock[];
  /** The text that anchors count in: see `anchoredText`. */
  readonly text: string;
}
