/** A mark in a document's JSON. */
export interface JsonMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A node in a document's JSON. */
export interface JsonNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly JsonNode[];
  readonly text?: string;
  readonly marks?: readonly JsonMark[];
}

/** A whole document as it is saved: TipTap/ProseMirror JSON. */
export interface DocumentJson extends JsonNode {
  readonly type: 'doc';
  readonly content: readonly JsonNode[];
}

/** A document as it is created: one empty paragraph. */
export const emptyDocument: DocumentJson = { type: 'doc', content: [{ type: 'paragraph' }] };
