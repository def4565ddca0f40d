import { fileTypes } from '@octavo/contract/download-options';

/** The types that this package writes by itself: a PDF is typeset by a tool. */
export const writtenTypes = fileTypes.filter((fileType) => fileType !== 'pdf');
