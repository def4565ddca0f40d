import type { Essay } from '../essay/essay.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { notesOf } from '../essay/notes-of.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { markdownNote } from './markdown-note.ts';

/** CommonMark, plus `~~` for struck text and footnotes, `[^1]`, from GitHub's dialect. */
export function writeMarkdown(essay: Essay): string {
  const title = essay.title === '' ? [] : [`# ${escapeMarkdown(essay.title)}`];
  const notes = notesOf(essay.blocks).map(markdownNote);
  const head = essay.bibliography === undefined ? [] : ['---\nbibliography: references.bib\n---'];
  return `${[...head, ...title, markdownBlocks(essay.blocks), ...notes].join('\n\n').trimEnd()}\n`;
}
