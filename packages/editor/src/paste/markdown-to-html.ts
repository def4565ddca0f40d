import MarkdownIt from 'markdown-it';
import { noteMarks, renderWithNotes } from './markdown-notes.ts';

// HTML within it stays text: who pastes a text sees all of it.
const markdown = new MarkdownIt().use(noteMarks);

/** Markdown as HTML: CommonMark with the tables, struck words and footnotes of GitHub's dialect. */
export const markdownToHtml = (source: string): string => renderWithNotes(markdown, source);
