export { citationLabel } from './citation-label.ts';
export { documentExtensions } from './document-extensions.ts';
export { type DocumentJson, emptyDocument, type JsonMark, type JsonNode } from './document-json.ts';
export { documentSchema } from './document-schema.ts';
export { documentText, previewText } from './document-text.ts';
export { maxDocumentBytes, maxDocumentDepth } from './limits.ts';
export { parseDocument, type ParsedDocument } from './parse-document.ts';
export { referenceLine } from './reference-line.ts';
export { isSafeLink } from './safe-link.ts';
