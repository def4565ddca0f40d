import { Paragraph, TextRun } from 'docx';
import type { Block } from '../essay/essay.ts';
import { notesOf } from '../essay/notes-of.ts';
import { textDirection } from '../essay/text-direction.ts';
import { docxInlines } from './inlines.ts';

/** The texts of Word's footnotes, by footnote number. */
export const docxNotes = (blocks: readonly Block[]): Record<string, { children: Paragraph[] }> =>
  Object.fromEntries(
    notesOf(blocks).map(({ number, inlines }) => {
      const isRightToLeft = textDirection(inlines) === 'rtl';
      const paragraph = new Paragraph({
        style: 'FootnoteText',
        ...(isRightToLeft ? { bidirectional: true } : {}),
        children: [new TextRun(' '), ...docxInlines(inlines, isRightToLeft)],
      });
      return [`${number}`, { children: [paragraph] }];
    }),
  );
