import type { Inline, KeyedCitation, TextRun } from './essay.ts';

/** The runs of the citation that begins at an index; empty if none does. */
function citationAt(inlines: readonly Inline[], at: number): TextRun[] {
  const runs: TextRun[] = [];
  for (const inline of inlines.slice(at)) {
    if (inline.kind !== 'text' || inline.cited === undefined) break;
    if (runs[0] !== undefined && inline.cited !== runs[0].cited) break;
    runs.push(inline);
  }
  return runs;
}

/** Writes inlines one by one, but the runs of a citation together. */
export function withCitations<Written>(
  inlines: readonly Inline[],
  write: (inline: Inline) => Written,
  writeCitation: (cited: KeyedCitation, runs: readonly TextRun[]) => Written,
): Written[] {
  const written: Written[] = [];
  for (let at = 0; at < inlines.length; at += 1) {
    const inline = inlines[at];
    const runs = citationAt(inlines, at);
    const cited = runs[0]?.cited;
    if (cited !== undefined) {
      written.push(writeCitation(cited, runs));
      at += runs.length - 1;
    } else if (inline !== undefined) written.push(write(inline));
  }
  return written;
}
