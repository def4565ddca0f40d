import { z } from 'zod';

export interface DocumentMark {
  type: string;
  attrs?: Record<string, unknown> | undefined;
}

export interface DocumentNode {
  type: string;
  attrs?: Record<string, unknown> | undefined;
  content?: DocumentNode[] | undefined;
  marks?: DocumentMark[] | undefined;
  text?: string | undefined;
}

/** A document as TipTap writes it (`editor.getJSON()`). */
export interface DocumentContent {
  type: 'doc';
  content: DocumentNode[];
}

const isNode = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Outline of a document. The server checks nodes, marks and attributes against the editor's own schema (422
 * `invalid_document`); walking the tree here too would only double that work.
 */
export const documentContent = z
  .object({
    type: z.literal('doc'),
    content: z.array(
      z.custom<DocumentNode>(isNode, 'must be editor nodes, each with a type').meta({
        type: 'object',
        properties: { type: { type: 'string' } },
        required: ['type'],
      }),
    ),
  })
  .meta({ id: 'DocumentContent', description: 'TipTap/ProseMirror JSON of a whole document.' });
