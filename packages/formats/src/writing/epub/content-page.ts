import type { Essay } from '../essay/essay.ts';
import { htmlBlocks } from '../html/blocks.ts';
import { notesOf } from '../essay/notes-of.ts';
import { htmlNotes } from '../html/notes.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** The essay itself, as the book's only chapter. */
export function contentPage(essay: Essay, name: string): string {
  const language = escapeXml(essay.language);
  const title = essay.title === '' ? '' : `<h1>${escapeXml(essay.title)}</h1>\n`;
  const body = withTypes(
    withPlainCells(withSigns(`${htmlBlocks(essay.blocks)}${htmlNotes(notesOf(essay.blocks))}`)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(name)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${title}${body === '' ? '<p></p>' : body}
</body>
</html>
`;
}

/** Replaces form checkboxes by characters: reading systems render them inconsistently, or not at all. */
const withSigns = (html: string): string =>
  html
    .replaceAll(
      /<label([^>]*)><input[^>]*?( checked="checked")?\/>/gu,
      (_all, direction: string, isDone?: string) => `<p${direction}>${isDone === undefined ? '☐' : '☑'}`,
    )
    .replaceAll('</label>', '</p>');

/** A header without words, as in the corner of a table, would announce nothing for its row or column. */
const withPlainCells = (html: string): string =>
  html.replaceAll(/<th([^>]*)>((?:<p[^>]*><\/p>\s*)*)<\/th>/gu, '<td$1>$2</td>');

const types = [
  ['doc-noteref', 'noteref'],
  ['doc-footnote', 'footnote'],
] as const;

/** Reading systems show a footnote as a pop-up if its reference and text have EPUB's own types (EPUB 3.3). */
const withTypes = (html: string): string =>
  types.reduce(
    (page, [role, type]) => page.replaceAll(`role="${role}"`, `role="${role}" epub:type="${type}"`),
    html,
  );
