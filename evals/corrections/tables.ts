import { verdictOn } from './goals.ts';
import { isPractice } from '../practice-set.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import { alarmsPerThousand, type CorrectionFigures } from './figures.ts';
import { evalLanguages } from './fault.ts';
import { practiceTable } from './practice-table.ts';

/**
 * The tables of the corrections: totals with both halves side by side, practice sets one by one, then the whole engine
 * by category.
 */
export function correctionTables(figures: readonly CorrectionFigures[]): string {
  const halves = figures.filter((one) => !isPractice(one));
  const whole = figures.filter(({ engine }) => engine === 'Octavo');
  return [halves.length > 0 ? totals(halves) : '', practiceTable(figures), byCategory(whole)]
    .filter((table) => table !== '')
    .join('\n\n');
}

function totals(figures: readonly CorrectionFigures[]): string {
  const find = (engine: string, language: string, half: string): CorrectionFigures | undefined =>
    figures.find((one) => one.engine === engine && one.language === language && one.half === half);
  const pairs = evalLanguages.flatMap((language) =>
    [...new Set(figures.filter((one) => one.language === language).map(({ engine }) => engine))].map(
      (engine) => [language, engine] as const,
    ),
  );
  const rows = pairs.map(([language, engine]) => {
    const both = [find(engine, language, 'open'), find(engine, language, 'held-out')];
    const shown = (cell: (one: CorrectionFigures) => string): string =>
      both.map((one) => (one ? cell(one) : '–')).join(' / ');
    return [
      language,
      engine,
      shown(({ sentences }) => String(sentences.faults)),
      shown(({ sentences }) => share(sentences.caught, sentences.faults)),
      shown(({ sentences }) => share(sentences.rightFirst, sentences.faults)),
      shown(({ sentences }) => share(sentences.rightAny, sentences.faults)),
      shown(({ sentences }) => String(sentences.elsewhere)),
      shown(({ clean }) => String(clean.words)),
      shown(({ clean }) => (clean.words === 0 ? '–' : alarmsPerThousand(clean).toFixed(1))),
      engine === 'Octavo' && both[1] ? verdictOn(both[1]) : '',
    ];
  });
  return markdownTable(
    [
      'language',
      'engine',
      'sentences',
      'caught',
      'right first',
      'right in any',
      'beside the fault',
      'clean words',
      'false alarms per 1,000',
      'goal, held out',
    ],
    rows,
  );
}

function byCategory(figures: readonly CorrectionFigures[]): string {
  const tables = evalLanguages.flatMap((language) => {
    const own = figures.filter((one) => one.language === language);
    const categories = [
      ...new Set(own.flatMap(({ sentences }) => Object.keys(sentences.byCategory))),
    ].toSorted();
    if (categories.length === 0) return [];
    const practice = own.filter(isPractice);
    const columns = [
      own.filter(({ half }) => half === 'open'),
      own.filter(({ half }) => half === 'held-out'),
      ...(practice.length > 0 ? [practice] : []),
    ];
    const rows = categories.map((category) => [
      category,
      ...columns.map((sets) => {
        const counts = sets.flatMap(({ sentences }) => sentences.byCategory[category] ?? []);
        const sum = (one: 'caught' | 'faults'): number =>
          counts.reduce((total, count) => total + count[one], 0);
        return counts.length > 0 ? `${sum('caught')} of ${sum('faults')}` : '–';
      }),
    ]);
    const head = ['kind', 'open', 'held out', ...(practice.length > 0 ? ['practice'] : [])];
    return [`Octavo in ${language}, caught by kind of fault:\n\n${markdownTable(head, rows)}`];
  });
  return tables.join('\n\n');
}
