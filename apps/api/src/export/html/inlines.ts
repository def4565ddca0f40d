import type { Inline, TextRun } from '../essay/essay.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** Inlines as HTML that is XML too. */
export const htmlInlines = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'break' ? '<br/>' : htmlRun(inline))).join('');

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
