import { getSchema } from '@tiptap/core';
import { documentExtensions } from './document-extensions.ts';

/** The schema that the editor writes with and the server checks with. */
export const documentSchema = getSchema(documentExtensions);
