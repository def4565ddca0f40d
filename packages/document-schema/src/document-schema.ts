import { getSchema } from '@tiptap/core';
import { documentExtensions } from './document-extensions.ts';

/** The schema shared by the editor, which writes with it, and the server, which validates with it. */
export const documentSchema = getSchema(documentExtensions);
