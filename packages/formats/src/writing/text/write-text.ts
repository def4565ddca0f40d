import type { Essay } from '../essay/essay.ts';
import { notesOf } from '../essay/notes-of.ts';
import { plainBlocks, plainInlines } from './plain-blocks.ts';

/**
 * Plain text: a blank line between paragraphs, lists with their markers, link addresses in brackets, and numbered
 * footnotes at the end.
 */
export function writeText(essay: Essay): string {
  const title = essay.title === '' ? [] : [essay.title, '='.repeat(Math.min(essay.title.length, 72))];
  const notes = notesOf(essay.blocks).map(({ number, inlines }) =>
    `[${number}] ${plainInlines(inlines)}`.trimEnd(),
  );
  const parts = [title.join('\n'), ...plainBlocks(essay.blocks), ...notes].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}
