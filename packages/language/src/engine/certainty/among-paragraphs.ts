import type { Finding } from '../finding.ts';

const mostWordsOfHeading = 8;

/**
 * Withholds a finding that is sure enough only when the line is the whole text. An unknown word in a heading is shown
 * wherever the heading stands: a text has few headings, and every reader sees them.
 */
export function amongParagraphs(paragraph: string, { isForLine, ...finding }: Finding): Finding {
  if (!isForLine || (finding.kind === 'spelling' && isHeading(paragraph))) return finding;
  return { ...finding, isWithheld: true };
}

const isHeading = (paragraph: string): boolean =>
  !/[.!?…:;,]["'”’»)\]]*\s*$/u.test(paragraph) && paragraph.trim().split(/\s+/u).length <= mostWordsOfHeading;
