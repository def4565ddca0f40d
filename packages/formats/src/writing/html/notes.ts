import type { Note } from '../essay/essay.ts';
import { htmlInlines } from './inlines.ts';

/** The footnotes, each with a link back to its reference; empty if there are none. */
export function htmlNotes(notes: readonly Note[]): string {
  if (notes.length === 0) return '';
  const entries = notes.map(
    ({ number, inlines }) =>
      `<aside id="fn${number}" role="doc-footnote"><p><a href="#fnref${number}" role="doc-backlink">${number}</a> ${htmlInlines(inlines)}</p></aside>`,
  );
  return `\n<hr class="notes"/>\n${entries.join('\n')}`;
}
