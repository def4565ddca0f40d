import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { reasons, type RoundTripKind } from '../../packages/formats/src/testing/round-trip-reasons.ts';
import { richParts } from '../../packages/formats/src/testing/rich-document.ts';
import { definePart } from '../part.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import { compare, type Difference } from './compare.ts';
import { makeFixtures, wordOf } from './fixtures.ts';
import { openImporter } from './importer.ts';
import type { ImportOutcome } from './outcome.ts';
import { ownContents } from './own-contents.ts';
import { type Contents, countedKinds, officeContents, pandocContents, readers, wordsIn } from './pandoc.ts';

interface Figures {
  readonly kind: string;
  readonly files: number;
  /** What pandoc reads. */
  readonly words: number;
  readonly missing: number;
  /** Words that pandoc does not have. */
  readonly added: number;
  /** Files with all of pandoc's words. */
  readonly whole: number;
  /** For each kind of structure, how many both read, and the larger number that either reads. */
  readonly structure: Readonly<Record<string, readonly [both: number, most: number]>>;
  /** Files of which we read less than pandoc without reporting it. */
  readonly silent: number;
  readonly refused: number;
}

/** Foreign files, imported and compared with what pandoc reads in them. */
export const imports = definePart<Figures>({
  id: 'import',
  title: 'Imports',
  method: `Files that Debian and npm packages bring, and others that pandoc and LibreOffice make of them, go through import in a
browser and through pandoc (\`npm run evals -- import\`; \`npm run evals -- import FOLDER\` prints the same for a folder, file by file,
and writes nothing). *Words*: those of pandoc's that are in ours, whatever their order. *Structure*: what both read of each kind, as a
share of the most that one of them does; a table in a cell counts as a table, tables of one cell as none. *Silent*: files that lose
words, pictures, tables or formulas while the report says that all came. pandoc 2.17 drops text and items of
many ODT files and counts some cells twice: it reads those by way of LibreOffice, and what it counts in the Word file of the same
source stands where that is nearer to ours. In all files it drops the text of columns that a page does not announce and of boxes: so we have words that it has not.`,
  measure: async ({ folder, open }) => {
    const from = folder ?? makeFixtures();
    const importer = await openImporter();
    const byKind = new Map<string, Figures>();
    try {
      for (const name of readdirSync(from).toSorted()) {
        const kind = extname(name).slice(1).toLowerCase();
        if (!(`.${kind}` in readers)) continue;
        const path = join(from, name);
        const outcome = await importer.read(path);
        const title = basename(name, extname(name));
        const theirs = readByPandoc(path, outcome, title);
        if (theirs === null) continue;
        const read = outcome.ok ? compareWith(outcome, theirs, title) : null;
        if (open || folder !== undefined) console.log(lineOf(name, outcome, read));
        byKind.set(kind, withFile(byKind.get(kind) ?? noFigures(kind), outcome, read, theirs));
      }
    } finally {
      await importer.close();
    }
    return [...byKind.values()];
  },
  key: ({ kind }) => kind,
  tables: (figures) =>
    `${markdownTable(
      [
        'files',
        'count',
        'words',
        'missing',
        'files with all words',
        'words that pandoc has not',
        ...countedKinds,
        'structure',
        'silent',
        'refused',
      ],
      figures.map((figure) => [
        figure.kind,
        String(figure.files),
        String(figure.words),
        String(figure.missing),
        String(figure.whole),
        String(figure.added),
        ...countedKinds.map((kind) => share(...(figure.structure[kind] ?? [0, 0]))),
        share(...total(figure)),
        String(figure.silent),
        String(figure.refused),
      ]),
    )}\n\nWhat of a document of ours with one of everything changes on its way out and in again (held by a test); all else comes back as it was:\n\n${roundTrip()}`,
});

/**
 * What pandoc reads in a file. Its reader of OpenDocument drops text of some files, which it reads by way of LibreOffice.
 * In others it drops items and counts cells twice: so it also counts in the Word file of the same source, in which
 * paragraphs of an item are items of their own, and whichever is nearer to our counts stands.
 */
function readByPandoc(path: string, outcome: ImportOutcome, name: string): Contents | null {
  const theirs = pandocContents(path);
  if (!outcome.ok || theirs === null || !/\.o[dt]t$/iu.test(path)) return theirs;
  const own = ownContents(outcome).words.length;
  const read = own > theirs.words.length * 1.2 ? (officeContents(path) ?? theirs) : theirs;
  const word = wordOf(path);
  const counted = [read, word === null ? null : pandocContents(word)]
    .filter((contents) => contents !== null)
    .toSorted((a, b) => distance(compareWith(outcome, a, name)) - distance(compareWith(outcome, b, name)))[0];
  return counted === undefined ? read : { ...read, headings: counted.headings, counts: counted.counts };
}

const distance = ({ counts }: Difference): number =>
  countedKinds.reduce((sum, kind) => sum + Math.abs(counts[kind][0] - counts[kind][1]), 0);

function compareWith(
  outcome: Extract<ImportOutcome, { ok: true }>,
  theirs: Contents,
  name: string,
): Difference {
  const own = ownContents(outcome);
  const title = wordsIn(outcome.title).join(' ');
  // pandoc keeps a title beside the text, as a paragraph, or as a heading.
  const isHeading =
    outcome.title !== name && theirs.headings.includes(title) && !own.headings.includes(title);
  return compare(
    isHeading ? { ...own, counts: { ...own.counts, headings: own.counts.headings + 1 } } : own,
    theirs,
  );
}

const noFigures = (kind: string): Figures => ({
  kind,
  files: 0,
  words: 0,
  missing: 0,
  added: 0,
  whole: 0,
  structure: {},
  silent: 0,
  refused: 0,
});

function withFile(
  sum: Figures,
  outcome: ImportOutcome,
  read: Difference | null,
  { words }: Contents,
): Figures {
  // If pandoc finds no words in a file, it does not count for us either.
  if (!outcome.ok || read === null) {
    const isEmpty = !outcome.ok && outcome.reason === 'empty' && words.length === 0;
    return {
      ...sum,
      files: sum.files + 1,
      whole: sum.whole + (isEmpty ? 1 : 0),
      refused: sum.refused + (isEmpty ? 0 : 1),
    };
  }
  const isLess =
    read.missing.length > 0 ||
    (['pictures', 'tables', 'formulas'] as const).some((kind) => read.counts[kind][0] < read.counts[kind][1]);
  const isNamed = Object.values(outcome.losses).some((count) => count > 0);
  const structure = Object.fromEntries(
    countedKinds.map((kind) => {
      const [own, theirs] = read.counts[kind];
      const [both, most] = sum.structure[kind] ?? [0, 0];
      return [kind, [both + Math.min(own, theirs), most + Math.max(own, theirs)] as const];
    }),
  );
  return {
    ...sum,
    files: sum.files + 1,
    words: sum.words + read.words,
    missing: sum.missing + read.missing.length,
    added: sum.added + read.added.length,
    whole: sum.whole + (read.missing.length === 0 ? 1 : 0),
    structure,
    silent: sum.silent + (isLess && !isNamed ? 1 : 0),
  };
}

function total({ structure }: Figures): [both: number, most: number] {
  let [both, most] = [0, 0];
  for (const [ofBoth, ofMost] of Object.values(structure)) {
    both += ofBoth;
    most += ofMost;
  }
  return [both, most];
}

function lineOf(name: string, outcome: ImportOutcome, read: Difference | null): string {
  if (!outcome.ok || read === null) return `${name}: ${outcome.ok ? 'read' : outcome.reason}`;
  const counts = countedKinds
    .filter((kind) => read.counts[kind][0] !== read.counts[kind][1])
    .map((kind) => `${kind} ${read.counts[kind].join(' / ')}`);
  const losses = Object.entries(outcome.losses).map(([kind, count]) => `${kind}: ${count}`);
  return [
    `${name}: ${read.words} words`,
    ...(read.missing.length > 0
      ? [`missing ${read.missing.length}: ${read.missing.slice(0, 10).join(' ')}`]
      : []),
    ...(read.added.length > 0 ? [`added ${read.added.length}`] : []),
    ...counts,
    ...(losses.length > 0 ? [`reported ${losses.join(', ')}`] : []),
  ].join('; ');
}

const roundTripKinds: readonly RoundTripKind[] = ['Word', 'OpenDocument', 'HTML', 'Markdown'];

const roundTrip = (): string =>
  markdownTable(
    ['part', ...roundTripKinds],
    Object.keys(richParts)
      .filter((part) => reasons[part] !== undefined)
      .map((part) => [part, ...roundTripKinds.map((kind) => reasons[part]?.[kind] ?? '')]),
  );
