import { keep, type Kept, kept } from './report/keep.ts';

export interface Wanted {
  readonly language: string | undefined;
  /** Only open sets, sentence by sentence; nothing is saved. */
  readonly open: boolean;
  /** Runs only the open set of corrections or essays with this name, such as `practice-2`. */
  readonly set?: string | undefined;
  /** Files to import instead of the generated ones; nothing is kept. */
  readonly folder?: string | undefined;
}

/** One part of the evals. */
export interface Part {
  readonly id: string;
  /** Grades, saves the figures and returns them as Markdown. */
  grade(wanted: Wanted): Promise<string>;
  /** Its section of docs/evals.md, from the latest figures. */
  section(): string;
}

interface Parts<Figure> {
  readonly id: string;
  readonly title: string;
  /** How it is graded, for readers of the page. */
  readonly method: string;
  readonly measure: (wanted: Wanted) => Promise<readonly Figure[]>;
  /** Figures with the same key replace each other. */
  readonly key: (figure: Figure) => string;
  readonly tables: (figures: readonly Figure[]) => string;
}

/** Defines a part of the evals by what it grades, how its figures are distinguished and how they are presented. */
export const definePart = <Figure>({ id, title, method, measure, key, tables }: Parts<Figure>): Part => ({
  id,
  async grade(wanted) {
    const figures = await measure(wanted);
    if (!wanted.open && wanted.folder === undefined && figures.length > 0) keep(id, figures, key);
    return tables(figures);
  },
  section() {
    const found = kept<Figure>(id);
    const date = found && found.figures.length > 0 ? `${taken(found)}\n\n` : '';
    return `## ${title}\n\n${method}\n\n${found ? `${date}${tables(found.figures)}` : 'Not graded yet.'}\n`;
  },
});

const taken = ({ date, machine }: Kept<unknown>): string =>
  `Graded ${date} on ${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.system}, Node ${machine.node}.`;
