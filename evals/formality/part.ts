import { definePart } from '../part.ts';
import { share } from '../report/share.ts';
import { type Graded, keyOfGraded, measureByHalf, tableByHalf } from '../writing/graded-by-half.ts';
import type { OpenWriter } from '../writing/writing-engine.ts';
import { type FormalityVerdict, gradeFormality } from './grade.ts';
import { type InformalText, readInformalTexts } from './informal-text.ts';

interface FormalityFigure extends Graded, Omit<FormalityVerdict, 'kept'> {
  readonly texts: number;
  /** How often the engine refused. */
  readonly refused: number;
  readonly kept: number;
}

/** Informal texts made formal. */
export const formality = definePart<FormalityFigure>({
  id: 'formality',
  title: 'Formality',
  method: `Informal sentences, sent to \`changeTone\` with the tone Formal. *Informal words gone*: those marked in the set. *Said
formally*: for each of them one of several formal wordings is there. *Meaning kept*: the words that carry it are still there.
A text that the engine refuses counts as left unchanged.`,
  measure: (wanted) => measureByHalf(wanted, { read: readInformalTexts, grade: rewrite }),
  key: keyOfGraded,
  tables: (figures) =>
    tableByHalf(figures, {
      texts: ({ texts }) => String(texts),
      'informal words gone': ({ gone, informal }) => share(gone, informal),
      'said formally': ({ said, expected }) => share(said, expected),
      'meaning kept': ({ kept, texts }) => share(kept, texts),
      refused: ({ refused }) => String(refused),
    }),
});

async function rewrite(writer: OpenWriter, items: readonly InformalText[], isShown: boolean) {
  const sum = { texts: items.length, informal: 0, gone: 0, expected: 0, said: 0, kept: 0, refused: 0 };
  for (const item of items) {
    const request = { title: '', text: '', selection: item.text, tone: 'Formal' as const };
    const written = await writer.write({ action: 'changeTone', request });
    const text = 'text' in written ? written.text : item.text;
    const verdict = gradeFormality(item, text);
    sum.informal += verdict.informal;
    sum.gone += verdict.gone;
    sum.expected += verdict.expected;
    sum.said += verdict.said;
    sum.kept += Number(verdict.kept);
    sum.refused += Number('refusal' in written);
    const isWhole = verdict.gone === verdict.informal && verdict.said === verdict.expected && verdict.kept;
    if (isShown && !isWhole) {
      console.log(`${item.id}: ${item.text}\n    → ${'text' in written ? text : written.refusal}`);
    }
  }
  return sum;
}
