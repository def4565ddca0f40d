import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat, LevelSuffix } from 'docx';
import type { Block, List, ListType } from '../essay/essay.ts';
import { blocksOf } from '../essay/table-grid.ts';
import { twips } from './measures.ts';

/** Word has nine list levels; deeper items stay on the last one. */
export const deepestLevel = 8;

const step = twips(8);
export const hanging = twips(6);
const bullets = ['•', '–', '·'];

/**
 * The packer searches the whole file once per definition, so many thousand lists would take hours. Lists beyond these
 * have their numbers written out.
 */
const mostDefinitions = 300;

/** The numbered lists that have a definition, with their position in reading order, from 1. */
export type NumberedLists = ReadonlyMap<List, { readonly number: number; readonly level: number }>;

/**
 * The definition for a list: all bullet lists share one, and all task lists; each numbered list has its own, so that it
 * is counted separately. Undefined for a list whose numbers are written out.
 */
export function listReference(list: List, numbered: NumberedLists): string | undefined {
  if (list.done) return 'tasks';
  if (list.start === null) return 'bullets';
  const own = numbered.get(list);
  return own && `numbers-${own.number}`;
}

/** Indent of a list item's text from the margin. */
export const listIndent = (level: number): number => step * (level + 1);

/** The first numbered lists among the blocks, including nested ones, each with its level. */
export function numberedLists(blocks: readonly Block[]): NumberedLists {
  const found = new Map<List, { number: number; level: number }>();
  const read = (block: Block, level: number): void => {
    if (found.size >= mostDefinitions) return;
    if (block.kind === 'quote') for (const child of block.blocks) read(child, level);
    if (block.kind === 'table') for (const child of blocksOf(block)) read(child, 0);
    if (block.kind !== 'list') return;
    if (block.start !== null) found.set(block, { number: found.size + 1, level });
    for (const item of block.items) for (const child of item) read(child, Math.min(level + 1, deepestLevel));
  };
  for (const block of blocks) read(block, 0);
  return found;
}

const formats = {
  a: LevelFormat.LOWER_LETTER,
  A: LevelFormat.UPPER_LETTER,
  i: LevelFormat.LOWER_ROMAN,
  I: LevelFormat.UPPER_ROMAN,
} as const satisfies Record<ListType, unknown>;

/** Definitions for every list in an essay. */
export function docxNumbering(numbered: NumberedLists): INumberingOptions {
  return {
    config: [
      {
        reference: 'bullets',
        levels: levels(deepestLevel, (level) => ({
          format: LevelFormat.BULLET,
          text: bullets[level % bullets.length] ?? '•',
        })),
      },
      {
        // The checkbox of a task is part of its text, since it differs per item.
        reference: 'tasks',
        levels: levels(deepestLevel, () => ({
          format: LevelFormat.NONE,
          text: '',
          suffix: LevelSuffix.NOTHING,
        })),
      },
      ...[...numbered].map(([list, { number, level: own }]) => ({
        reference: `numbers-${number}`,
        levels: levels(own, (level) => ({
          format: list.type === undefined ? LevelFormat.DECIMAL : formats[list.type],
          text: `%${level + 1}.`,
          start: list.start ?? 1,
        })),
      })),
    ],
  };
}

function levels(
  deepest: number,
  look: (level: number) => Pick<ILevelsOptions, 'format' | 'text' | 'start' | 'suffix'>,
): ILevelsOptions[] {
  return Array.from({ length: deepest + 1 }, (_, level) => ({
    ...look(level),
    level,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: listIndent(level), hanging } } },
  }));
}
