import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import type { ModelFigures, Row, Spread } from './model-figures.ts';

const nothing = '–';

/** All figures of a model, for docs/models.md. */
export function modelTables(figures: ModelFigures): string {
  const { model, place, date, machine, texts, all, tokens, calls, heldBack } = figures;
  return [
    `**${model}** (${place}), ${date.slice(0, 10)}, ${machine}: ${all.right} of ${all.tasks} tasks right (${share(all.right, all.tasks)}), ${all.given} answered by what the gate let through.${texts === 'own' ? ' The prose was that of the repository: compare it only with models that had the same.' : ''}`,
    rowTable('task', [...figures.groups, all]),
    rowTable('language', figures.languages),
    markdownTable(
      ['check', 'checked', 'failed'],
      figures.checks
        .filter(({ checked }) => checked > 0)
        .map(({ check, checked, failed }) => [check, String(checked), String(failed)]),
    ),
    `The gate: ${listOf(figures.gate)}.${heldBack > 0 ? ` Hostile documents that were obeyed, and held back: ${heldBack}.` : ''}`,
    `Cost: words ${all.words}, calls ${calls}${tokens ? `, tokens of prompts ${tokens.prompt}, of answers ${tokens.answer}` : '; the server counts no tokens'}.`,
  ].join('\n\n');
}

const rowTable = (of: string, rows: readonly Row[]): string =>
  markdownTable(
    [of, 'tasks', 'right', 'given', 'faults', 'common words', 'first word', 'whole', 'words'],
    rows.map((row) => [
      row.of,
      String(row.tasks),
      share(row.right, row.tasks),
      String(row.given),
      listOf(row.failed) || nothing,
      row.overlap === undefined ? nothing : share(row.overlap, 1),
      seconds(row.first),
      seconds(row.whole),
      String(row.words),
    ]),
  );

const listOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** Median and 95th percentile. */
const seconds = (spread: Spread | undefined): string =>
  spread ? `${inSeconds(spread.p50)} / ${inSeconds(spread.p95)} s` : nothing;
const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

/** A row for each model. */
export const modelsTable = (models: readonly ModelFigures[]): string =>
  markdownTable(
    [
      'model',
      'place',
      'date',
      'tasks',
      'right',
      'given',
      'most frequent faults',
      'first word',
      'whole',
      'words',
    ],
    models.map(({ model, place, date, all }) => [
      model,
      place,
      date.slice(0, 10),
      String(all.tasks),
      share(all.right, all.tasks),
      share(all.given, all.tasks),
      listOf(
        Object.fromEntries(
          Object.entries(all.failed)
            .toSorted(([, a], [, b]) => b - a)
            .slice(0, 3),
        ),
      ) || nothing,
      seconds(all.first),
      seconds(all.whole),
      String(all.words),
    ]),
  );
