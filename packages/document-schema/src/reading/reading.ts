// Free of ProseMirror: the reader's page has no editor code.
export { readDocument } from './read-document.ts';
export type {
  ReadBlock,
  ReadCell,
  ReadDocument,
  ReadInline,
  ReadItem,
  ReadList,
  ReadPicture,
  ReadTextblock,
  TextMark,
} from './read-document.types.ts';
