import type { FileText } from './file-text.ts';

/** A page's HTML without what is large and never text: style sheets, scripts, and pictures that lie inside. */
export function readPage(source: string): FileText {
  const html = source
    .replaceAll(/<(?<tag>style|script)\b[^>]*>[^]*?<\/\k<tag>\s*>/giu, '')
    .replaceAll(/(?<=["'(])data:[^"')]*/giu, 'data:,');
  return { html, losses: {} };
}
