import { serverCorrections } from '../corrections/engines/octavo.ts';
import {
  evalLanguages,
  type EvalLanguage,
  type Fault,
  practiceSets,
  readFaults,
} from '../corrections/fault.ts';
import { gradeFault, type Proposal } from '../corrections/grade.ts';
import { definePart } from '../part.ts';
import { readProse } from '../prose/read-prose.ts';
import { sources } from '../prose/sources.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import { amongClean, hostsOf } from './among-clean.ts';
import { grammalecteFaults } from './grammalecte.ts';

interface AloneFigures {
  readonly language: EvalLanguage;
  readonly set: string;
  readonly sentences: number;
  readonly alone: number;
  /** How many of those found alone are found in a paragraph too. */
  readonly inside: number;
}

interface Faults {
  readonly set: string;
  readonly faults: readonly Fault[];
  readonly isOpen: boolean;
}

const countries: Readonly<Record<EvalLanguage, string>> = { en: 'GB', fr: 'FR', de: 'DE', pt: 'PT' };

/** Whether a mistake found in a sentence on its own is also found in a paragraph in which nothing else is wrong. */
export const alone = definePart<AloneFigures>({
  id: 'alone',
  title: 'Found alone, found among clean prose',
  method: `Sentences with one known mistake: alone, and the same sentence in the middle of a paragraph of about 90 words of edited
prose. *Kept*: of what is caught alone, what is caught there too. The sets are those of the corrections (*practice* is what rules
were tried on) and, in French, 400 sentences that the writers of Grammalecte test their rules with, from Debian's source package.`,
  measure: async ({ language, open }) => {
    const figures: AloneFigures[] = [];
    for (const one of evalLanguages.filter((candidate) => language === undefined || candidate === language)) {
      const hosts = hostsOf(sources[one].map((source) => readProse(source, one)));
      for (const { set, faults, isOpen } of setsOf(one).filter((candidate) => !open || candidate.isOpen)) {
        figures.push(await gradeSet(one, set, faults, hosts, open && isOpen));
      }
    }
    return figures;
  },
  key: ({ language, set }) => `${language} ${set}`,
  tables: (figures) =>
    markdownTable(
      ['language', 'set', 'sentences', 'caught alone', 'caught in 90 clean words', 'kept'],
      figures.map(({ language, set, sentences, alone: caught, inside }) => [
        language,
        set,
        String(sentences),
        String(caught),
        String(inside),
        share(inside, caught),
      ]),
    ),
});

const setsOf = (language: EvalLanguage): Faults[] =>
  [
    {
      set: 'practice',
      faults: practiceSets(language).flatMap((set) => readFaults(language, set)),
      isOpen: true,
    },
    { set: 'open', faults: readFaults(language, 'open'), isOpen: true },
    { set: 'held out', faults: readFaults(language, 'held-out'), isOpen: false },
    { set: 'Grammalecte', faults: language === 'fr' ? grammalecteFaults() : [], isOpen: false },
  ].filter(({ faults }) => faults.length > 0);

async function gradeSet(
  language: EvalLanguage,
  set: string,
  faults: readonly Fault[],
  hosts: readonly string[],
  isPrinted: boolean,
): Promise<AloneFigures> {
  const corrections = serverCorrections();
  const country = countries[language];
  let [caughtAlone, caughtInside] = [0, 0];
  try {
    for (const [index, fault] of faults.entries()) {
      if (!gradeFault(fault, await corrections.check(fault.text, country)).caught) continue;
      caughtAlone++;
      const placed = amongClean(fault.text, hosts, index);
      const found = (await corrections.check(placed.text, country)).map((one) => ({
        ...one,
        offset: one.offset - placed.at,
      }));
      const isCaught = gradeFault(fault, found.filter(within(fault))).caught;
      if (isCaught) caughtInside++;
      if (!isCaught && isPrinted) {
        console.log(`${language} ${set}: ${fault.text} (${fault.wrong} → ${fault.right[0]})`);
      }
    }
  } finally {
    await corrections.close();
  }
  return { language, set, sentences: faults.length, alone: caughtAlone, inside: caughtInside };
}

const within =
  ({ text }: Fault) =>
  ({ offset, length }: Proposal): boolean =>
    offset >= 0 && offset + length <= text.length;
