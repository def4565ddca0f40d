import { onNode } from '../node/index.ts';
import { writeDocument, type WritingInput } from '../writing/write-document.ts';

/** A file as Node writes it, with fonts and citations. */
export const writeOnNode = (input: WritingInput) => writeDocument(input, onNode);
