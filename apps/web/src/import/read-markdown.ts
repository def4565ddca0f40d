import { noteMarks, renderWithNotes } from '@octavo/editor/markdown-notes';
import MarkdownIt from 'markdown-it';
import { filePictures, withoutData } from './file-pictures.ts';
import { escapeHtml, type FileText, titleClass } from './file-text.ts';

// What its HTML may hold is decided where all HTML is looked at.
const markdown = new MarkdownIt({ html: true }).use(noteMarks);

/** Markdown as HTML: CommonMark with the tables, struck words and footnotes of GitHub's dialect. */
export function readMarkdown(source: string): FileText {
  const { title, text } = withoutFrontMatter(source);
  const heading = title === null ? '' : `<h1 class="${titleClass}">${escapeHtml(title)}</h1>\n`;
  const pictures = filePictures();
  const html = withoutData(heading + renderWithNotes(markdown, text), pictures);
  return { html, pictures: pictures.all, losses: {} };
}

/** Many programs write what they know of a text above it, between two lines of dashes. */
function withoutFrontMatter(source: string): { readonly title: string | null; readonly text: string } {
  const front = /^---[ \t]*\r?\n(?<lines>[^]{0,10000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u.exec(source);
  const lines = front?.groups?.['lines'];
  if (front === null || lines === undefined || !/^[\w-]+\s*:/u.test(lines)) {
    return { title: null, text: source };
  }
  const title = /^title\s*:\s*(?<title>.+)$/imu.exec(lines)?.groups?.['title']?.trim();
  return { title: title?.replace(/^(["'])(.*)\1$/u, '$2') ?? null, text: source.slice(front[0].length) };
}
