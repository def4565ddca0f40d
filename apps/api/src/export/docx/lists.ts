import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx';
import type { Block, List } from '../essay/essay.ts';
import { twips } from './measures.ts';

/** Word knows nine levels of a list; what is nested deeper stays on the last. */
export const deepestLevel = 8;

const step = twips(8);
const hanging = twips(6);
const bullets = ['•', '–', '·'];

/** The definition of a list: all bullets share one, every numbered list has its own, so that it counts for itself. */
export const listReference = (list: List, numbered: readonly List[]): string =>
  list.start === null ? 'bullets' : `numbers-${numbered.indexOf(list) + 1}`;

/** Where the text of a list item stands, measured from the margin. */
export const listIndent = (level: number): number => step * (level + 1);

/** All numbered lists among blocks, nested ones included, in reading order. */
export function numberedLists(blocks: readonly Block[]): List[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return numberedLists(block.blocks);
    if (block.kind !== 'list') return [];
    return [...(block.start === null ? [] : [block]), ...numberedLists(block.items.flat())];
  });
}

/** Definitions of every list in an essay. */
export function docxNumbering(numbered: readonly List[]): INumberingOptions {
  return {
    config: [
      {
        reference: 'bullets',
        levels: levels((level) => ({
          format: LevelFormat.BULLET,
          text: bullets[level % bullets.length] ?? '•',
        })),
      },
      ...numbered.map((list) => ({
        reference: listReference(list, numbered),
        levels: levels((level) => ({
          format: LevelFormat.DECIMAL,
          text: `%${level + 1}.`,
          start: list.start ?? 1,
        })),
      })),
    ],
  };
}

function levels(
  look: (level: number) => Pick<ILevelsOptions, 'format' | 'text' | 'start'>,
): ILevelsOptions[] {
  return Array.from({ length: deepestLevel + 1 }, (_, level) => ({
    ...look(level),
    level,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: listIndent(level), hanging } } },
  }));
}
