import { noteMarks, renderWithNotes } from '../html/markdown-notes.ts';
import MarkdownIt from 'markdown-it';
import { keyedCitations, keysIn, type KeyedWorks } from './citations/markdown-citations.ts';
import { isUsualHeading } from './citations/usual-heading.ts';
import { filePictures, withoutData } from './file-pictures.ts';
import { frontMatter } from './front-matter.ts';
import type { LossReport } from './losses.ts';
import { escapeHtml, type FileText, titleClass } from './file-text.ts';

/** Where pandoc puts the bibliography that it generates, and the heading above it. */
const list = /(?:^#{1,6} (?<heading>[^\n]+)\n+)?^::: \{#refs\}\s*\n:::\s*$/mu;

/**
 * Markdown as HTML: CommonMark with the tables, struck words and footnotes of GitHub's dialect.
 *
 * @param beside works beside it, that pandoc's citations name by their keys
 * @param report gets what is lost
 */
export async function readMarkdown(file: string, beside: KeyedWorks, report: LossReport): Promise<FileText> {
  const front = await frontMatter(file);
  const works = withOwn(beside, front.works, front.text);
  const source =
    works.size === 0
      ? front.text
      : front.text.replace(list, (_, heading: string = '') =>
          heading === '' || isUsualHeading(heading) ? '' : `## ${heading}`,
        );
  const isUsed: Readonly<Record<string, boolean>> = {
    bibliography: beside.size > 0,
    csl: works.size > 0 && front.style !== undefined,
  };
  for (const [name, line] of front.others) if (isUsed[name] !== true) report.add('metadata', line);
  const onUnknown = (citation: string) => report.add('citations', citation);
  // What its HTML may hold is decided where all HTML is looked at.
  const parser = new MarkdownIt({ html: true }).use(noteMarks).use(keyedCitations, { works, onUnknown });
  const heading = front.title === '' ? '' : `<h1 class="${titleClass}">${escapeHtml(front.title)}</h1>\n`;
  const pictures = filePictures();
  const text = [...front.opening, source].join('\n\n');
  const html = withoutData(heading + renderWithNotes(parser, text), pictures);
  const { losses, places } = report;
  const cited = { references: [...works.values()], style: front.style };
  return { html, pictures: pictures.all, cited, losses, places };
}

/** Of the works that a file lists itself, those that its text cites. */
function withOwn(beside: KeyedWorks, own: KeyedWorks, text: string): KeyedWorks {
  if (own.size === 0) return beside;
  const cited = keysIn(text);
  return new Map([...beside, ...[...own].filter(([key]) => cited.has(key))]);
}
