import type { Block } from './essay.ts';

/** Paragraphs of a cell that names its column, for files that have no such cells. */
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
