import { textChecker } from '@octavo/language';
import { checkerHere } from '@octavo/language/here';
import { countWords } from '../corrections/clean-text.ts';
import { evalLanguages, type EvalLanguage, readFaults } from '../corrections/fault.ts';
import { readEssaySentences } from '../gleu/essay-sentence.ts';
import { definePart } from '../part.ts';
import { readJudgements } from '../prose/judgements.ts';
import { type Prose, readProse } from '../prose/read-prose.ts';
import { sources } from '../prose/sources.ts';
import {
  openEssays,
  openFaults,
  type Read,
  readEdited,
  readEssays,
  readFaultSets,
  together,
} from './count.ts';
import { countRules, writeMeasured } from './measured-file.ts';
import { countedSources } from './sources.ts';
import { type CertaintyFigures, certaintyTable, figuresOf } from './tables.ts';

/**
 * How often each rule is right, counted in open texts and written to a file for the engine; and how accurate "sure" is
 * by these counts, both in those texts and elsewhere. Nothing is written with `--open`.
 */
export const certainty = definePart<CertaintyFigures>({
  id: 'certainty',
  title: 'Sure and worth a look',
  method: `How often what is marked sure is right, and what is shown as worth a look. Of each rule is counted how often it is right among
learners' mistakes (open sets, practice sets and essays) and how often it speaks in edited prose (the open sources above, and more
prose in all but Portuguese; unknown words there are mostly terms, of which only those that are plainly slips were judged); certainty
follows from these counts and from the mistakes in the whole text, in parts of 4,000 characters as the page sends it. *Counted* is what they come from, *aside* are sources and held-out sets that nothing was counted in.`,
  measure: async ({ language, open }) => {
    const checker = textChecker(checkerHere());
    const figures: CertaintyFigures[] = [];
    for (const one of evalLanguages.filter((candidate) => language === undefined || candidate === language)) {
      const judgements = readJudgements(one);
      const edited = async (isAside: boolean): Promise<Read> => {
        const parts: Read[] = [];
        for (const source of sources[one].filter((candidate) => candidate.isAside === isAside)) {
          parts.push(await readEdited(checker, one, readProse(source, one), judgements));
        }
        return together(parts);
      };
      const judged = await edited(false);
      const more: Read[] = [];
      for (const source of countedSources[one]) {
        more.push(
          await readEdited(checker, one, withoutGaps(readProse(source, one, source.most)), judgements),
        );
      }
      const essays = one === 'en' ? [await readEssays(checker, openEssays())] : [];
      const learners = together([await readFaultSets(checker, one, openFaults(one)), ...essays]);
      const counted = countRules({ judged, more: together(more), learners });
      if (!open) writeMeasured({ [one]: counted });
      figures.push(
        figuresOf(one, 'edited, counted', judged, counted),
        figuresOf(one, 'edited, more', together(more), counted),
        figuresOf(one, 'learners, counted', learners, counted),
      );
      if (open) continue;
      const heldOut = await readFaultSets(checker, one, readFaults(one, 'held-out'));
      const heldOutEssays = one === 'en' ? [await readEssays(checker, readEssaySentences('held-out'))] : [];
      figures.push(
        figuresOf(one, 'edited, aside', await edited(true), counted),
        figuresOf(one, 'learners, aside', together([heldOut, ...heldOutEssays]), counted),
      );
    }
    return figures;
  },
  key: ({ language, prose }: { language: EvalLanguage; prose: string }) => `${language} ${prose}`,
  tables: certaintyTable,
});

/**
 * Traces of a link or key omitted from a manual: a mark on its own or spelt out; one manual lost its umlauts in places.
 */
const gap = / [.,;](?:\s|$)|(?<!\p{L})(?:nbsp|[mn]dash|knnen|mssen|fr|ber)(?!\p{L})/u;

function withoutGaps(prose: Prose): Prose {
  const documents = prose.documents.map((document) =>
    document
      .split('\n\n')
      .filter((paragraph) => !gap.test(paragraph))
      .join('\n\n'),
  );
  return { ...prose, documents, words: documents.reduce((sum, one) => sum + countWords(one), 0) };
}
