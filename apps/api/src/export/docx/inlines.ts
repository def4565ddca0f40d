import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { Inline, TextRun as Run } from '../essay/essay.ts';
import { styleNames } from './styles.ts';

/** Inlines as runs and links of Word. */
export const docxInlines = (inlines: readonly Inline[], isRightToLeft: boolean): ParagraphChild[] =>
  inlines.map((inline) => {
    if (inline.kind === 'break') return new TextRun({ break: 1 });
    if (inline.href === null) return docxRun(inline, isRightToLeft);
    return new ExternalHyperlink({ link: inline.href, children: [docxRun(inline, isRightToLeft)] });
  });

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
