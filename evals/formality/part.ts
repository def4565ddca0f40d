import { type Half, halves } from '../corrections/fault.ts';
import { definePart } from '../part.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import { writingEngines } from '../writing/index.ts';
import type { OpenWriter } from '../writing/writing-engine.ts';
import { type FormalityVerdict, gradeFormality } from './grade.ts';
import { type InformalText, readInformalTexts } from './informal-text.ts';

interface FormalityFigure extends Omit<FormalityVerdict, 'kept'> {
  readonly engine: string;
  readonly language: string;
  readonly half: Half;
  readonly texts: number;
  /** How often the engine would not. */
  readonly refused: number;
  readonly kept: number;
}

/** Informal texts, made formal. */
export const formality = definePart<FormalityFigure>({
  id: 'formality',
  title: 'Formality',
  method: `Informal sentences, sent to \`changeTone\` with the tone Formal. *Informal words gone*: those marked in the set. *Said
formally*: for each of them one of several formal wordings is there. *Meaning kept*: the words that carry it are still there.
A text that the engine refuses counts as left unchanged.`,
  measure: async ({ language, open }) => {
    const figures: FormalityFigure[] = [];
    for (const engine of writingEngines(process.env)) {
      const writer = await engine.open();
      for (const half of open ? (['open'] as const) : halves) {
        const texts = readInformalTexts(half).filter(({ category }) => (language ?? category) === category);
        for (const [category, items = []] of Object.entries(Object.groupBy(texts, (item) => item.category))) {
          figures.push({
            engine: engine.name,
            language: category,
            half,
            ...(await rewrite(writer, items, open)),
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
      ['language, engine', 'texts', 'informal words gone', 'said formally', 'meaning kept', 'refused'],
      pairs.map((pair) => {
        const both = halves.map((half) =>
          figures.find((one) => `${one.language} ${one.engine}` === pair && one.half === half),
        );
        const shown = (cell: (one: FormalityFigure) => string): string =>
          both.map((one) => (one ? cell(one) : '–')).join(' / ');
        return [
          pair,
          shown(({ texts }) => String(texts)),
          shown(({ gone, informal }) => share(gone, informal)),
          shown(({ said, expected }) => share(said, expected)),
          shown(({ kept, texts }) => share(kept, texts)),
          shown(({ refused }) => String(refused)),
        ];
      }),
    );
  },
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
