import { definePart } from '../part.ts';
import { engines } from './engines/index.ts';
import { evalLanguages } from './fault.ts';
import type { CorrectionFigures } from './figures.ts';
import { measure } from './measure.ts';
import { printOpen } from './print-open.ts';
import { correctionTables } from './tables.ts';

/** Corrections: every engine on every language, both halves. */
export const corrections = definePart<CorrectionFigures>({
  id: 'corrections',
  title: 'Corrections',
  method: `Sentences with one known fault each, in the proportions of learner corpora, and clean prose of many kinds. *Caught*: a
correction touches the wrong words. *Right first*: its first replacement mends the sentence. *Right in any*: one of its
replacements does. *Beside the fault*: corrections of something else in these sentences. *False alarms*: all corrections
of whatever kind in the clean prose, hints of style included. Octavo is the whole engine as the server runs it; the
others are bare peers with their own settings, LanguageTool where \`LANGUAGETOOL_URL\` names a server.`,
  measure: async ({ language, open }) => {
    const languages = evalLanguages.filter((candidate) => language === undefined || candidate === language);
    const figures: CorrectionFigures[] = [];
    for (const engine of engines(process.env)) {
      for (const one of languages.filter((candidate) => engine.languages.includes(candidate))) {
        figures.push(
          ...(await measure(engine, one, open ? ['open'] : undefined, open ? printOpen : undefined)),
        );
      }
    }
    return figures;
  },
  key: ({ engine, language, half }) => [engine, language, half].join(' '),
  tables: correctionTables,
});
