import { readFileSync } from 'node:fs';
import type { Correction } from '@octavo/contract';
import { openDictionary } from '../../packages/language/src/checkers/hunspell/open-dictionary.ts';
import { isCounted } from '../../packages/language/src/english/spelling/word-counts.ts';
import { checkToItsEnd, serverCorrections } from '../corrections/engines/octavo.ts';
import { type EvalLanguage, evalLanguages } from '../corrections/fault.ts';
import { definePart } from '../part.ts';
import { readProse } from '../prose/read-prose.ts';
import { sources } from '../prose/sources.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import { readTitles } from './read-titles.ts';
import { misspell, type SlippedLine } from './slips.ts';

interface Figures {
  readonly language: EvalLanguage;
  readonly where: string;
  readonly lines: number;
  readonly caught: number;
  readonly right: number;
  /** Lines without mistakes, read for comparison; `alarmed` counts those with a finding. */
  readonly rightLines: number;
  readonly alarmed: number;
}

const countOfLines = 60;
const home: Readonly<Record<EvalLanguage, string>> = { en: 'US', fr: 'FR', de: 'DE', pt: 'PT' };
const abroad: Readonly<Record<EvalLanguage, string>> = { en: 'DE', fr: 'US', de: 'US', pt: 'US' };

/** Short lines with one misspelt word, alone and next to a paragraph of their language. */
export const shortLines = definePart<Figures>({
  id: 'short-lines',
  title: 'Short lines',
  method: `Headings of 2 to 6 words from the sources of edited prose, one word of each misspelt by a letter that is left out, doubled
or swapped (a fixed seed). *Alone*: the line is all the text, under an account of its language. *Beside a paragraph*: of the same
language, under an account of another one. *Alarms*: lines without a mistake, full of names and terms, some in other languages, that were
written for this (\`evals/short-lines/right\`), in which anything is told; each is a false alarm.`,
  measure: async ({ language, open }) => {
    const corrections = serverCorrections();
    try {
      const figures: Figures[] = [];
      for (const one of evalLanguages.filter(
        (candidate) => language === undefined || candidate === language,
      )) {
        const lines = misspell(readTitles(one), countOfLines, await knownIn(one));
        const paragraph = paragraphOf(one);
        for (const [where, before, country] of [
          ['alone', '', home[one]],
          ['beside a paragraph', `${paragraph}\n\n`, abroad[one]],
        ] as const) {
          const answers: { line: SlippedLine; found: readonly Correction[] }[] = [];
          for (const line of lines) {
            const all = await checkToItsEnd(corrections, before + line.text, country);
            answers.push({
              line,
              found: all.filter(({ offset, length }) => touches(offset - before.length, length, line)),
            });
          }
          const rightLines = readRightLines(one);
          const alarmed: string[] = [];
          for (const line of rightLines) {
            const all = await checkToItsEnd(corrections, before + line, country);
            if (all.some(({ offset }) => offset >= before.length)) alarmed.push(line);
          }
          if (open) {
            print(
              where,
              answers.filter(({ found }) => found.length === 0).map(({ line }) => line),
            );
            console.log(`told a mistake without one: ${alarmed.join('; ')}`);
          }
          figures.push({
            language: one,
            where,
            lines: lines.length,
            caught: answers.filter(({ found }) => found.length > 0).length,
            right: answers.filter(({ line, found }) =>
              found.some(({ replacement }) => replacement === line.right),
            ).length,
            rightLines: rightLines.length,
            alarmed: alarmed.length,
          });
        }
      }
      return figures;
    } finally {
      await corrections.close();
    }
  },
  key: ({ language, where }) => `${language} ${where}`,
  tables: (figures) =>
    markdownTable(
      ['language', 'where', 'lines', 'caught', 'right first', 'right lines', 'alarms'],
      figures.map(({ language, where, lines, caught, right, rightLines, alarmed }) => [
        language,
        where,
        String(lines),
        share(caught, lines),
        share(right, lines),
        String(rightLines),
        String(alarmed),
      ]),
    ),
});

const touches = (offset: number, length: number, { at, wrong }: SlippedLine): boolean =>
  offset < at + wrong.length && offset + length > at;

const readRightLines = (language: EvalLanguage): string[] =>
  readFileSync(new URL(`./right/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

async function knownIn(language: EvalLanguage): Promise<(word: string) => boolean> {
  return language === 'en' ? isCounted : (await openDictionary(language)).isKnown;
}

function paragraphOf(language: EvalLanguage): string {
  const [source] = sources[language];
  const [document = ''] = source === undefined ? [] : readProse(source, language).documents;
  return document.split('\n\n').find((paragraph) => paragraph.length > 300) ?? document;
}

function print(where: string, missed: readonly SlippedLine[]): void {
  console.log(`\n${where}, missed`);
  for (const { text, wrong, right } of missed) console.log(`  ${text} (${wrong} → ${right})`);
}
