import type { Inline, KeyedCitation, Note, TextRun } from '../essay/essay.ts';
import { withCitations } from '../essay/cited-runs.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** Inlines as HTML that is also valid XML. */
export const htmlInlines = (inlines: readonly Inline[]): string =>
  withCitations(inlines, htmlInline, htmlCitation).join('');

function htmlInline(inline: Inline): string {
  if (inline.kind === 'break') return '<br/>';
  return inline.kind === 'note' ? noteReference(inline) : htmlRun(inline);
}

/** A citation with the works it cites, so that an import of the page restores it. */
function htmlCitation({ works, narrative }: KeyedCitation, runs: readonly TextRun[]): string {
  const [first, ...more] = works.map(({ reference, locator, prefix, suffix }) => ({
    reference: reference.id,
    locator,
    prefix,
    suffix,
  }));
  const data = Object.entries({ ...first, more: more.length === 0 ? '' : JSON.stringify(more) })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` data-${name}="${escapeXml(value)}"`);
  const own = narrative ? ' data-narrative=""' : '';
  return `<cite data-inline-citation=""${data.join('')}${own}>${runs.map(htmlRun).join('')}</cite>`;
}

/** A footnote reference that links to the note. */
const noteReference = ({ number }: Note): string =>
  `<sup><a id="fnref${number}" href="#fn${number}" role="doc-noteref">${number}</a></sup>`;

function htmlRun(run: TextRun): string {
  const tags = [
    ...(run.bold ? ['strong'] : []),
    ...(run.italic ? ['em'] : []),
    ...(run.underline ? ['u'] : []),
    ...(run.strike ? ['s'] : []),
    ...(run.code ? ['code'] : []),
  ];
  const marked = tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeXml(run.text));
  return run.href === null ? marked : `<a href="${escapeXml(run.href)}">${marked}</a>`;
}
