import type { Inline, Note, TextRun } from '../essay/essay.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** Inlines as HTML that is XML too. */
export const htmlInlines = (inlines: readonly Inline[]): string => inlines.map(htmlInline).join('');

function htmlInline(inline: Inline): string {
  if (inline.kind === 'break') return '<br/>';
  return inline.kind === 'note' ? noteReference(inline) : htmlRun(inline);
}

/** The mark of a footnote, which leads to it. */
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
