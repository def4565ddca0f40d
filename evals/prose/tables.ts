import { markdownTable } from '../report/markdown-table.ts';
import type { ProseFigures } from './measure.ts';

const perThousand = (count: number, words: number): string =>
  words === 0 ? '–' : ((count / words) * 1000).toFixed(1);
const allOf = ({ alarms }: ProseFigures): number => alarms.right + alarms.false + alarms.unjudged;

/** A row for each engine and source, and one for all sources of a language together. */
export function proseTables(figures: readonly ProseFigures[]): string {
  const groups = Map.groupBy(figures, ({ language, engine }) => `${language} ${engine}`);
  return markdownTable(
    [
      'language',
      'engine',
      'source',
      'words',
      'alarms per 1,000',
      'right',
      'false',
      'not judged',
      'false per 1,000',
    ],
    [...groups.values()].flatMap((group) => [
      ...group.map((one) => row(one, nameOf(one))),
      row(sumOf(group), '**all**'),
    ]),
  );
}

const nameOf = ({ source, isAside, isAboutComputing }: ProseFigures): string =>
  [source, isAboutComputing ? ' (computing)' : '', isAside ? ', aside' : ''].join('');

function row(figures: ProseFigures, name: string): string[] {
  const { engine, language, words, alarms } = figures;
  return [
    language,
    engine,
    name,
    String(words),
    perThousand(allOf(figures), words),
    String(alarms.right),
    String(alarms.false),
    String(alarms.unjudged),
    // An unjudged alarm counts as false, as it may be.
    perThousand(alarms.false + alarms.unjudged, words),
  ];
}

function sumOf(group: readonly ProseFigures[]): ProseFigures {
  const [first] = group;
  if (first === undefined) throw new Error('A group has figures.');
  const sum = (of: (one: ProseFigures) => number) => group.reduce((total, one) => total + of(one), 0);
  return {
    ...first,
    words: sum(({ words }) => words),
    alarms: {
      right: sum(({ alarms }) => alarms.right),
      false: sum(({ alarms }) => alarms.false),
      unjudged: sum(({ alarms }) => alarms.unjudged),
    },
  };
}
