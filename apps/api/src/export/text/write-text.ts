import type { Essay } from '../essay/essay.ts';
import { plainBlocks } from './plain-blocks.ts';

/** The words alone: a blank line between paragraphs, lists with their marks, addresses of links in brackets. */
export function writeText(essay: Essay): string {
  const title = essay.title === '' ? [] : [essay.title, '='.repeat(Math.min(essay.title.length, 72))];
  const parts = [title.join('\n'), ...plainBlocks(essay.blocks)].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}
