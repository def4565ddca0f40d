// Free of ProseMirror: the reader's page has no editor code.
export { anchoredText, lineBreak, atom } from './anchored-text.ts';
export { anchorAt, type CommentAnchor } from './anchor-at.ts';
export { type FoundAnchor, findAnchor } from './find-anchor.ts';
