import type { Essay } from '../essay/essay.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { markdownBlocks } from './markdown-blocks.ts';

/** CommonMark with `~~` of GitHub's dialect for struck text. */
export function writeMarkdown(essay: Essay): string {
  const title = essay.title === '' ? [] : [`# ${escapeMarkdown(essay.title)}`];
  return `${[...title, markdownBlocks(essay.blocks)].join('\n\n').trimEnd()}\n`;
}
