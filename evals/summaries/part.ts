import { type Half, halves } from '../corrections/fault.ts';
import { definePart } from '../part.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import { writingEngines } from '../writing/index.ts';
import type { OpenWriter } from '../writing/writing-engine.ts';
import { gradeSummary, type SummaryVerdict } from './grade.ts';
import { type LongText, readLongTexts } from './long-text.ts';

interface SummaryFigure extends Omit<SummaryVerdict, 'isShort'> {
  readonly engine: string;
  readonly language: string;
  readonly half: Half;
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
  measure: async ({ language, open }) => {
    const figures: SummaryFigure[] = [];
    for (const engine of writingEngines(process.env)) {
      const writer = await engine.open();
      for (const half of open ? (['open'] as const) : halves) {
        const texts = readLongTexts(half).filter(({ category }) => (language ?? category) === category);
        for (const [category, items = []] of Object.entries(Object.groupBy(texts, (item) => item.category))) {
          figures.push({
            engine: engine.name,
            language: category,
            half,
            ...(await sumUp(writer, items, open)),
          });
        }
      }
      await writer.close();
    }
    return figures;
  },
  key: ({ engine, language, half }) => [engine, language, half].join(' '),
  tables: (figures) => {
    const pairs = [...new Set(figures.map(({ engine, language }) => `${language} ${engine}`))].toSorted();
    return markdownTable(
      ['language, engine', 'texts', 'key facts', 'short', 'verbatim', 'invented', 'refused'],
      pairs.map((pair) => {
        const both = halves.map((half) =>
          figures.find((one) => `${one.language} ${one.engine}` === pair && one.half === half),
        );
        const shown = (cell: (one: SummaryFigure) => string): string =>
          both.map((one) => (one ? cell(one) : '–')).join(' / ');
        return [
          pair,
          shown(({ texts }) => String(texts)),
          shown(({ survived, facts }) => share(survived, facts)),
          shown(({ short, texts }) => share(short, texts)),
          shown(({ verbatim, sentences }) => share(verbatim, sentences)),
          shown(({ invented }) => String(invented)),
          shown(({ refused }) => String(refused)),
        ];
      }),
    );
  },
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
