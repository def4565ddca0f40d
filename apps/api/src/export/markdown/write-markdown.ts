import type { Essay } from '../essay/essay.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { markdownBlocks } from './markdown-blocks.ts';

/** CommonMark with `~~` of GitHub's dialect for struck text. */
export function writeMarkdown(essay: Essay): string {
  const title = essay.title === '' ? [] : [`# ${escapeMarkdown(essay.title)}`];
  const head = essay.bibliography === undefined ? [] : ['---\nbibliography: references.bib\n---'];
  return `${[...head, ...title, markdownBlocks(essay.blocks)].join('\n\n').trimEnd()}\n`;
}
