import { type Block, plainRun } from './essay.ts';

/** A task with its box as the first letter of its text, for files whose lists have one mark for all items. */
export const boxed = (item: readonly Block[], isDone: boolean): readonly Block[] =>
  item.map((block, index) =>
    index === 0 && block.kind === 'paragraph'
      ? { ...block, inlines: [plainRun(isDone ? '☑\t' : '☐\t'), ...block.inlines] }
      : block,
  );
