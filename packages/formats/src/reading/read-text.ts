import { escapeHtml, type FileText } from './file-text.ts';

/** Plain text as HTML: a blank line separates paragraphs, a single newline is a line break. */
export function readText(source: string): FileText {
  const paragraphs = source
    .replaceAll(/\r\n?/gu, '\n')
    .split(/\n[ \t]*\n\s*/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  return { html: html.join('\n'), pictures: [], losses: {}, places: {} };
}
