import { noteMarks, renderWithNotes } from '../html/markdown-notes.ts';
import MarkdownIt from 'markdown-it';
import { keyedCitations, type KeyedWorks } from './citations/markdown-citations.ts';
import { isUsualHeading } from './citations/usual-heading.ts';
import { filePictures, withoutData } from './file-pictures.ts';
import { LossReport } from './losses.ts';
import { escapeHtml, type FileText, titleClass } from './file-text.ts';

/** Where pandoc puts the list that it makes of the works, with the heading above it. */
const list = /(?:^#{1,6} (?<heading>[^\n]+)\n+)?^::: \{#refs\}\s*\n:::\s*$/mu;

/**
 * Markdown as HTML: CommonMark with the tables, struck words and footnotes of GitHub's dialect.
 *
 * @param works those beside it, that pandoc's citations name by their keys
 */
export function readMarkdown(file: string, works: KeyedWorks = new Map()): FileText {
  const source =
    works.size === 0
      ? file
      : file.replace(list, (_, heading: string = '') =>
          heading === '' || isUsualHeading(heading) ? '' : `## ${heading}`,
        );
  const report = new LossReport();
  const onUnknown = (citation: string) => report.add('citations', citation);
  // What its HTML may hold is decided where all HTML is looked at.
  const parser = new MarkdownIt({ html: true }).use(noteMarks).use(keyedCitations, { works, onUnknown });
  const { title, text } = withoutFrontMatter(source);
  const heading = title === null ? '' : `<h1 class="${titleClass}">${escapeHtml(title)}</h1>\n`;
  const pictures = filePictures();
  const html = withoutData(heading + renderWithNotes(parser, text), pictures);
  const { losses, places } = report;
  return { html, pictures: pictures.all, cited: { references: [...works.values()] }, losses, places };
}

/** Many programs write metadata above the text, between two lines of dashes. */
function withoutFrontMatter(source: string): { readonly title: string | null; readonly text: string } {
  const front = /^---[ \t]*\r?\n(?<lines>[^]{0,10000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u.exec(source);
  const lines = front?.groups?.['lines'];
  if (front === null || lines === undefined || !/^[\w-]+\s*:/u.test(lines)) {
    return { title: null, text: source };
  }
  const title = /^title\s*:\s*(?<title>.+)$/imu.exec(lines)?.groups?.['title']?.trim();
  return { title: title?.replace(/^(["'])(.*)\1$/u, '$2') ?? null, text: source.slice(front[0].length) };
}
