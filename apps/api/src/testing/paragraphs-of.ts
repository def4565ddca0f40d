import type { DocumentContent } from '@octavo/contract';

/** A document of plain paragraphs. */
export const paragraphsOf = (...texts: string[]): DocumentContent => ({
  type: 'doc',
  content: texts.map((text) => ({
    type: 'paragraph',
    ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
  })),
});
