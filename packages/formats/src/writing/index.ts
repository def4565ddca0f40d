export type { Face, FaceName, LoadFaces } from './fonts/faces-in-use.ts';
export { writeDocument, type WritingInput, type WritingTools, type WrittenFile } from './write-document.ts';
