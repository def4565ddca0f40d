import { type Half, halves } from '../corrections/fault.ts';
import { isPractice, type PracticeSet } from '../practice-set.ts';
import { markdownTable } from '../report/markdown-table.ts';

/** How close one engine comes to the references of a set. */
export interface GleuFigure {
  readonly engine: string;
  readonly half: Half | PracticeSet;
  readonly sentences: number;
  readonly gleu: number;
}

/** A row for each engine and a column for each set: the halves, if one was graded, then the practice sets. */
export function gleuTable(figures: readonly GleuFigure[]): string {
  const practice = new Set(figures.filter(isPractice).map(({ half }) => half));
  const sets = [...(figures.every(isPractice) ? [] : halves), ...practice];
  const heads = sets.map((set) => {
    const count = figures.find(({ half }) => half === set)?.sentences ?? '–';
    return `${set === 'held-out' ? 'held out' : set} (${count} sentences)`;
  });
  const [first, ...others] = heads;
  const rows = [...new Set(figures.map(({ engine }) => engine))].map((engine) => [
    engine,
    ...sets.map(
      (set) => figures.find((one) => one.engine === engine && one.half === set)?.gleu.toFixed(1) ?? '–',
    ),
  ]);
  return markdownTable(['engine', ...(first ? [`GLEU, ${first}`] : []), ...others], rows);
}
