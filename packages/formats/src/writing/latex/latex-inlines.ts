import type { Inline, TextRun } from '../essay/essay.ts';
import { keyedLatex } from './keyed-latex.ts';
import { escapeLatex } from './escape-latex.ts';

/** Inlines as LaTeX. A break is written so that a following bracket or star remains text. */
export const latexInlines = (inlines: readonly Inline[]): string => inlines.map(latexInline).join('');

function latexInline(inline: Inline): string {
  if (inline.kind === 'break') return '\\newline\n{}';
  return inline.kind === 'note' ? `\\footnote{${latexInlines(inline.inlines)}}` : latexRun(inline);
}

function latexRun(run: TextRun): string {
  if (run.cited !== undefined) return keyedLatex(run.cited);
  const commands = [
    ...(run.bold ? ['textbf'] : []),
    ...(run.italic ? ['emph'] : []),
    ...(run.underline ? ['uline'] : []),
    ...(run.strike ? ['sout'] : []),
    ...(run.code ? ['texttt'] : []),
  ];
  const marked = commands.reduceRight((inner, command) => `\\${command}{${inner}}`, escapeLatex(run.text));
  return run.href === null ? marked : `\\href{${latexAddress(run.href)}}{${marked}}`;
}

/** An address as the first argument of `\href`; TeX's special characters are percent-encoded. */
const latexAddress = (href: string): string =>
  href
    .replaceAll(/[\\{}^~`"<>|\s]|[^\u0021-\u007E]/gu, encodeURIComponent)
    .replaceAll(/[%#&_$]/gu, String.raw`\$&`);
