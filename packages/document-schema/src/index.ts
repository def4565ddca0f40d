export { attributeRules } from './attribute-rules.ts';
export { citationLabel } from './citation-label.ts';
export { documentExtensions } from './document-extensions.ts';
export { type DocumentJson, emptyDocument, type JsonMark, type JsonNode } from './document-json.ts';
export { documentSchema } from './document-schema.ts';
export { documentText, previewText, searchedText, textWithNotes } from './document-text.ts';
export { firstBlocks, type TextBlock } from './first-blocks.ts';
export { maxDocumentBytes, maxDocumentDepth } from './limits.ts';
export {
  isPictureId,
  maxAltLength,
  pictureAttributes,
  type PictureSize,
  pictureSizes,
} from './nodes/picture.ts';
export { mostColumns } from './nodes/table.ts';
export { isNoteContent, mostNoteCharacters, noteContentOf, noteText } from './note-content.ts';
export { parseDocument, type ParsedDocument } from './parse-document.ts';
export { referenceLine } from './reference-line.ts';
export { isSafeLink, safeLink } from './safe-link.ts';
