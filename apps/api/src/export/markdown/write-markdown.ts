import type { Essay } from '../essay/essay.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { notesOf } from '../essay/notes-of.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { markdownNote } from './markdown-note.ts';

/** CommonMark with `~~` of GitHub's dialect for struck text and its footnotes, `[^1]`. */
export function writeMarkdown(essay: Essay): string {
  const title = essay.title === '' ? [] : [`# ${escapeMarkdown(essay.title)}`];
  const notes = notesOf(essay.blocks).map(markdownNote);
  const head = essay.bibliography === undefined ? [] : ['---\nbibliography: references.bib\n---'];
  return `${[...head, ...title, markdownBlocks(essay.blocks), ...notes].join('\n\n').trimEnd()}\n`;
}
