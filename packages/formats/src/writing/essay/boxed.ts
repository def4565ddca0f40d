import { type Block, plainRun } from './essay.ts';

/**
 * A task item with its checkbox as the first character of its text, for formats whose lists have the same marker for
 * all items.
 */
export const boxed = (item: readonly Block[], isDone: boolean): readonly Block[] =>
  item.map((block, index) =>
    index === 0 && block.kind === 'paragraph'
      ? { ...block, inlines: [plainRun(isDone ? '☑\t' : '☐\t'), ...block.inlines] }
      : block,
  );
