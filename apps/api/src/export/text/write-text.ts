import type { Essay } from '../essay/essay.ts';
import { notesOf } from '../essay/notes-of.ts';
import { plainBlocks, plainInlines } from './plain-blocks.ts';

/**
 * The words alone: a blank line between paragraphs, lists with their marks, addresses of links in brackets,
 * footnotes by their numbers at the end.
 */
export function writeText(essay: Essay): string {
  const title = essay.title === '' ? [] : [essay.title, '='.repeat(Math.min(essay.title.length, 72))];
  const notes = notesOf(essay.blocks).map(({ number, inlines }) =>
    `[${number}] ${plainInlines(inlines)}`.trimEnd(),
  );
  const parts = [title.join('\n'), ...plainBlocks(essay.blocks), ...notes].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}
