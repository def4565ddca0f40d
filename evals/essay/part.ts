import { essayDocument } from '../../apps/api/src/compositions/essay/essay.ts';
import { definePart } from '../part.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import { type EssayVerdict, gradeEssay } from './grade.ts';
import { orders } from './orders.ts';
import { essayWriters } from './writers.ts';

interface EssayFigure {
  readonly writer: string;
  readonly essays: number;
  readonly asLong: number;
  /** The largest deviation from the requested word count. */
  readonly furthestOff: number;
  readonly ordered: number;
  readonly withItsHeadings: number;
  readonly withThesis: number;
  readonly withReferences: number;
}

/** Created essays: their length and structure. */
export const essay = definePart<EssayFigure>({
  id: 'essay',
  title: 'Created essays',
  method: `Twenty essays in five languages, of 50 to 5,000 words and of every type and level. *Length*: within a tenth of the words that
were asked for (of a scaffold, the words that its blanks ask for). *Order*: every paragraph below its label, from the introduction to
the conclusion. *Headings*: in the body from 1,000 words on, in no shorter essay. *Thesis*: the one that was chosen stands in the
scaffold. *References*: the list is the last block. Two peers keep to no length at all: one says a sentence without end, one stops after
100 words each time; they grade what the server makes of a model and not what a model says. Nothing here grades the prose.`,
  async measure({ language, open }) {
    const figures: EssayFigure[] = [];
    for (const { name, isWritten, write } of await essayWriters(process.env)) {
      const wanted = orders.filter((order) => language === undefined || order.language.startsWith(language));
      const verdicts: (EssayVerdict & { readonly off: number })[] = [];
      for (const order of wanted) {
        const document = essayDocument(await write(order), order.language, order.referenceStyle);
        const verdict = gradeEssay(document, order, isWritten);
        verdicts.push({ ...verdict, off: Math.abs(verdict.words - order.wordCount) / order.wordCount });
        const { words, isAsLong, isOrdered, hasItsHeadings, hasThesis, endsInReferences } = verdict;
        if (open && !(isAsLong && isOrdered && hasItsHeadings && hasThesis && endsInReferences)) {
          console.log(`${name}: ${JSON.stringify(order)} ${words} words`, verdict);
        }
      }
      const count = (isGood: (verdict: (typeof verdicts)[number]) => boolean) =>
        verdicts.filter(isGood).length;
      figures.push({
        writer: name,
        essays: verdicts.length,
        asLong: count(({ isAsLong }) => isAsLong),
        furthestOff: Math.max(...verdicts.map(({ off }) => off)),
        ordered: count(({ isOrdered }) => isOrdered),
        withItsHeadings: count(({ hasItsHeadings }) => hasItsHeadings),
        withThesis: count(({ hasThesis }) => hasThesis),
        withReferences: count(({ endsInReferences }) => endsInReferences),
      });
    }
    return figures;
  },
  key: ({ writer }) => writer,
  tables: (figures) =>
    markdownTable(
      ['writer', 'essays', 'length', 'furthest off', 'order', 'headings', 'thesis', 'references'],
      figures.map((figure) => [
        figure.writer,
        String(figure.essays),
        share(figure.asLong, figure.essays),
        share(figure.furthestOff, 1),
        ...[figure.ordered, figure.withItsHeadings, figure.withThesis, figure.withReferences].map((count) =>
          share(count, figure.essays),
        ),
      ]),
    ),
});
