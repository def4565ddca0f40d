// Matches the contract's `DocumentContent`, so that each can be assigned to the other.

/** A mark in a document's JSON. */
export interface JsonMark {
  type: string;
  attrs?: Record<string, unknown> | undefined;
}

/** A node in a document's JSON. */
export interface JsonNode {
  type: string;
  attrs?: Record<string, unknown> | undefined;
  content?: JsonNode[] | undefined;
  text?: string | undefined;
  marks?: JsonMark[] | undefined;
}

/** A whole document as it is saved: TipTap/ProseMirror JSON. */
export interface DocumentJson extends JsonNode {
  type: 'doc';
  content: JsonNode[];
}

/** A new document: one empty paragraph. */
export const emptyDocument: DocumentJson = { type: 'doc', content: [{ type: 'paragraph' }] };
