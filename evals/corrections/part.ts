import { definePart } from '../part.ts';
import { setsToGrade } from '../sets-to-grade.ts';
import { engines } from './engines/index.ts';
import { readHalf, readPractice } from './eval-set.ts';
import { evalLanguages } from './fault.ts';
import type { CorrectionFigures } from './figures.ts';
import { measure } from './measure.ts';
import { printOpen } from './print-open.ts';
import { correctionTables } from './tables.ts';

/** Corrections: every engine on every language, with both halves, or with the open half and the practice sets. */
export const corrections = definePart<CorrectionFigures>({
  id: 'corrections',
  title: 'Corrections',
  method: `Sentences with one known fault each, in the proportions of learner corpora, and clean prose of many kinds. *Caught*: a
correction touches the wrong words. *Right first*: its first replacement mends the sentence. *Right in any*: one of its
replacements does. *Beside the fault*: corrections of something else in these sentences. *False alarms*: all corrections
of whatever kind in the clean prose, hints of style included. Octavo is the whole engine as the server runs it; the
others are bare peers with their own settings, LanguageTool where \`LANGUAGETOOL_URL\` names a server.`,
  measure: async (wanted) => {
    const { language, open } = wanted;
    const languages = evalLanguages.filter((candidate) => language === undefined || candidate === language);
    const figures: CorrectionFigures[] = [];
    for (const engine of engines(process.env)) {
      for (const one of languages.filter((candidate) => engine.languages.includes(candidate))) {
        const sets = setsToGrade(wanted, {
          half: (half) => readHalf(one, half),
          practice: () => readPractice(one),
        });
        figures.push(...(await measure(engine, one, sets, open ? printOpen : undefined)));
      }
    }
    if (figures.length === 0) throw new Error(`There is no open set ${wanted.set} of corrections.`);
    return figures;
  },
  key: ({ engine, language, half }) => [engine, language, half].join(' '),
  tables: correctionTables,
});
