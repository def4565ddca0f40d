import { ExternalHyperlink, FootnoteReferenceRun, type ParagraphChild, TextRun } from 'docx';
import type { Inline, TextRun as Run } from '../essay/essay.ts';
import { withCitations } from '../essay/cited-runs.ts';
import { docxCommentEdge } from './comments.ts';
import { citationField } from './fields.ts';
import { styleNames } from './styles.ts';

/** Inlines as Word runs and links. */
export const docxInlines = (inlines: readonly Inline[], isRightToLeft: boolean): ParagraphChild[] =>
  withCitations(
    inlines,
    (inline): ParagraphChild[] => docxInline(inline, isRightToLeft),
    (cited, runs) => [
      // Word cannot have links in the text of a field that it generates itself.
      citationField(
        cited,
        runs.map((run) => docxRun({ ...run, href: null }, isRightToLeft)),
      ),
    ],
  ).flat();

function docxInline(inline: Inline, isRightToLeft: boolean): ParagraphChild[] {
  if (inline.kind === 'break') return [new TextRun({ break: 1 })];
  if (inline.kind === 'note') return [new FootnoteReferenceRun(inline.number)];
  if (inline.edge !== undefined) return docxCommentEdge(inline.edge);
  if (inline.href === null) return [docxRun(inline, isRightToLeft)];
  return [new ExternalHyperlink({ link: inline.href, children: [docxRun(inline, isRightToLeft)] })];
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
