import { type Half, halves } from '../corrections/fault.ts';
import type { Wanted } from '../part.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { writingEngines } from './index.ts';
import type { OpenWriter } from './writing-engine.ts';

/** Identifies a figure. */
export interface Graded {
  readonly engine: string;
  readonly language: string;
  readonly half: Half;
}

interface Grading<Item, Sums> {
  /** Reads the set; the category of an item is its language. */
  readonly read: (half: Half) => readonly Item[];
  readonly grade: (writer: OpenWriter, items: readonly Item[], isShown: boolean) => Promise<Sums>;
}

/** Has each engine write in each language, for the open half or both. */
export async function measureByHalf<Item extends { readonly category: string }, Sums extends object>(
  { language, open }: Wanted,
  { read, grade }: Grading<Item, Sums>,
): Promise<(Graded & Sums)[]> {
  const figures: (Graded & Sums)[] = [];
  for (const engine of writingEngines(process.env)) {
    const writer = await engine.open();
    for (const half of open ? (['open'] as const) : halves) {
      const items = read(half).filter(({ category }) => (language ?? category) === category);
      for (const [category, some = []] of Object.entries(Object.groupBy(items, (item) => item.category))) {
        figures.push({
          engine: engine.name,
          language: category,
          half,
          ...(await grade(writer, some, open)),
        });
      }
    }
    await writer.close();
  }
  return figures;
}

export const keyOfGraded = ({ engine, language, half }: Graded): string => [engine, language, half].join(' ');

/** A row for each language and engine, with both halves in each cell. */
export function tableByHalf<Figure extends Graded>(
  figures: readonly Figure[],
  columns: Readonly<Record<string, (figure: Figure) => string>>,
): string {
  const pairs = [...new Set(figures.map(({ engine, language }) => `${language} ${engine}`))].toSorted();
  return markdownTable(
    ['language, engine', ...Object.keys(columns)],
    pairs.map((pair) => {
      const both = halves.map((half) =>
        figures.find((one) => `${one.language} ${one.engine}` === pair && one.half === half),
      );
      const cells = Object.values(columns).map((cell) =>
        both.map((one) => (one ? cell(one) : '–')).join(' / '),
      );
      return [pair, ...cells];
    }),
  );
}
