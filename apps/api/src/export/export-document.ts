import { onNode } from '@octavo/formats/node';
import { writeDocument, type WritingInput, type WrittenFile } from '@octavo/formats/writing';
import { writePdf } from './pdf/write-pdf.ts';

/** Exports a document in the chosen file type. This may take long: see `exporter.ts`. Throws what `writePdf` throws. */
export const exportDocument = (input: WritingInput): Promise<WrittenFile> =>
  writeDocument(input, { ...onNode, pdf: writePdf });
