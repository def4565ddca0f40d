import type { WritingTools } from '../writing/write-document.ts';
import { citationFormatter } from './citation-formatter.ts';
import { loadFaces } from './load-faces.ts';

export { type FontFiles, fontFiles } from './font-files.ts';
export { loadFaces } from './load-faces.ts';
export { readFont } from './read-font.ts';

/** What a file on Node is written with: the fonts of installed packages, and citations in their style. */
export const onNode: WritingTools = { faces: loadFaces, citations: citationFormatter };
