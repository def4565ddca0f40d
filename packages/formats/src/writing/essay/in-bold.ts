import type { Block } from './essay.ts';

/** The paragraphs of a header cell in bold, for formats without header cells. */
export const inBold = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) =>
    block.kind === 'paragraph'
      ? {
          ...block,
          inlines: block.inlines.map((inline) =>
            inline.kind === 'text' ? { ...inline, bold: true } : inline,
          ),
        }
      : block,
  );
