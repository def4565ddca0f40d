import { ExternalHyperlink, FootnoteReferenceRun, type ParagraphChild, TextRun } from 'docx';
import type { Inline, TextRun as Run } from '../essay/essay.ts';
import { citationField } from './fields.ts';
import { styleNames } from './styles.ts';

/** Inlines as runs and links of Word. */
export function docxInlines(inlines: readonly Inline[], isRightToLeft: boolean): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let at = 0; at < inlines.length; at += 1) {
    const inline = inlines[at];
    if (inline === undefined) break;
    const runs = citationAt(inlines, at);
    // Word has no links in the text of a field that it makes itself.
    const [cited] = runs.map((run) => run.cited);
    if (cited === undefined) {
      children.push(docxInline(inline, isRightToLeft));
      continue;
    }
    children.push(
      citationField(
        cited,
        runs.map((run) => docxRun({ ...run, href: null }, isRightToLeft)),
      ),
    );
    at += runs.length - 1;
  }
  return children;
}

function docxInline(inline: Inline, isRightToLeft: boolean): ParagraphChild {
  if (inline.kind === 'break') return new TextRun({ break: 1 });
  if (inline.kind === 'note') return new FootnoteReferenceRun(inline.number);
  if (inline.href === null) return docxRun(inline, isRightToLeft);
  return new ExternalHyperlink({ link: inline.href, children: [docxRun(inline, isRightToLeft)] });
}

/** The runs of the citation that begins at a place. */
function citationAt(inlines: readonly Inline[], at: number): Run[] {
  const runs: Run[] = [];
  for (const inline of inlines.slice(at)) {
    if (inline.kind !== 'text' || inline.cited === undefined) break;
    if (runs[0] !== undefined && inline.cited !== runs[0].cited) break;
    runs.push(inline);
  }
  return runs;
}

function docxRun(run: Run, isRightToLeft: boolean): TextRun {
  return new TextRun({
    text: run.text,
    ...(run.bold ? { bold: true } : {}),
    ...(run.italic ? { italics: true } : {}),
    ...(run.underline ? { underline: {} } : {}),
    ...(run.strike ? { strike: true } : {}),
    ...(run.code ? { style: styleNames.codeRun } : run.href === null ? {} : { style: 'Hyperlink' }),
    ...(isRightToLeft ? { rightToLeft: true } : {}),
  });
}
