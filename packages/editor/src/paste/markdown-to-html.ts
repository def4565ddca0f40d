import MarkdownIt from 'markdown-it';
import { noteMarks, renderWithNotes } from '@octavo/formats/markdown-notes';

// HTML inside it stays text, so that nothing pasted is lost.
const markdown = new MarkdownIt().use(noteMarks);

/** Markdown to HTML: CommonMark with GitHub's tables, strikethrough and footnotes. */
export const markdownToHtml = (source: string): string => renderWithNotes(markdown, source);
