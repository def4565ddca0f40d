import type { Block, Heading } from '../essay/essay.ts';

/**
 * The blocks with headings of which none is more than one level below the heading before it: somebody who goes through
 * a book by its headings would look for the level that is missing. The title is above the first one.
 */
export function withoutGaps(blocks: readonly Block[]): readonly Block[] {
  // The written levels that the heading is within, each with the level that it is given.
  const above: { readonly written: number; readonly level: number }[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading' || block.inlines.length === 0) return block;
    while ((above.at(-1)?.written ?? 0) >= block.level) above.pop();
    const level = levelBelow(above.at(-1)?.level ?? 0);
    above.push({ written: block.level, level });
    return level === block.level ? block : { ...block, level };
  });
}

const levelBelow = (level: number): Heading['level'] => (level === 0 ? 1 : level === 1 ? 2 : 3);
