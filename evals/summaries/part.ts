import { definePart } from '../part.ts';
import { share } from '../report/share.ts';
import { type Graded, keyOfGraded, measureByHalf, tableByHalf } from '../writing/graded-by-half.ts';
import type { OpenWriter } from '../writing/writing-engine.ts';
import { gradeSummary, type SummaryVerdict } from './grade.ts';
import { type LongText, readLongTexts } from './long-text.ts';

interface SummaryFigure extends Graded, Omit<SummaryVerdict, 'isShort'> {
  readonly texts: number;
  readonly short: number;
  readonly refused: number;
}

/** Summaries of whole texts. */
export const summaries = definePart<SummaryFigure>({
  id: 'summaries',
  title: 'Summaries',
  method: `Texts of some 200 to 400 words, selected whole and sent to \`summarize\`. *Key facts*: those marked in the set that the summary
says in one of their wordings. *Short*: at most 40 % of the words. *Verbatim*: sentences that stand in the text word for
word, which is what the built-in engine promises; a model need not. *Invented*: numbers that the text does not have.`,
  measure: (wanted) => measureByHalf(wanted, { read: readLongTexts, grade: sumUp }),
  key: keyOfGraded,
  tables: (figures) =>
    tableByHalf(figures, {
      texts: ({ texts }) => String(texts),
      'key facts': ({ survived, facts }) => share(survived, facts),
      short: ({ short, texts }) => share(short, texts),
      verbatim: ({ verbatim, sentences }) => share(verbatim, sentences),
      invented: ({ invented }) => String(invented),
      refused: ({ refused }) => String(refused),
    }),
});

async function sumUp(writer: OpenWriter, items: readonly LongText[], isShown: boolean) {
  const sum = {
    texts: items.length,
    facts: 0,
    survived: 0,
    short: 0,
    sentences: 0,
    verbatim: 0,
    invented: 0,
    refused: 0,
  };
  for (const item of items) {
    const request = { title: item.title, text: '', selection: item.text };
    const written = await writer.write({ action: 'summarize', request });
    const summary = 'text' in written ? written.text : '';
    const verdict = gradeSummary(item, summary);
    sum.facts += verdict.facts;
    sum.survived += verdict.survived;
    sum.short += Number(verdict.isShort);
    sum.sentences += verdict.sentences;
    sum.verbatim += verdict.verbatim;
    sum.invented += verdict.invented;
    sum.refused += Number('refusal' in written);
    if (isShown && verdict.survived < verdict.facts) {
      console.log(`${item.id} ${item.title}: ${verdict.survived} of ${verdict.facts} facts\n    ${summary}`);
    }
  }
  return sum;
}
