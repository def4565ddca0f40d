import { countWords } from './clean-text.ts';
import type { Engine, OpenEngine } from './engines/engine.ts';
import type { EvalSet } from './eval-set.ts';
import type { EvalLanguage } from './fault.ts';
import { type CorrectionFigures, faultFigures, type Graded } from './figures.ts';
import { gradeFault, type Proposal } from './grade.ts';

/** Where the sentences of a language were written: the English ones are British. */
const countries: Readonly<Record<EvalLanguage, string>> = { en: 'GB', fr: 'FR', de: 'DE', pt: 'PT' };

export interface GradedSentence extends Graded {
  readonly proposals: readonly Proposal[];
}

export interface Alarm {
  readonly text: string;
  readonly proposal: Proposal;
}

/** Receives every sentence and false alarm of the open sets, and nothing else. */
export type Watcher = (
  figures: CorrectionFigures,
  sentences: readonly GradedSentence[],
  alarms: readonly Alarm[],
) => void;

/** Grades an engine on some sets of a language, one after another. */
export async function measure(
  engine: Engine,
  language: EvalLanguage,
  sets: readonly EvalSet[],
  watcher?: Watcher,
): Promise<CorrectionFigures[]> {
  const open = await engine.open();
  try {
    const all: CorrectionFigures[] = [];
    for (const set of sets) {
      const sentences = await gradeSentences(open, language, set);
      const alarms = await findAlarms(open, set);
      const figures: CorrectionFigures = {
        engine: engine.name,
        language,
        half: set.name,
        sentences: faultFigures(sentences),
        clean: {
          words: set.clean.reduce((sum, { text }) => sum + countWords(text), 0),
          falseAlarms: alarms.length,
        },
      };
      if (set.isOpen) watcher?.(figures, sentences, alarms);
      all.push(figures);
    }
    return all;
  } finally {
    await open.close();
  }
}

async function gradeSentences(
  engine: OpenEngine,
  language: EvalLanguage,
  { faults }: EvalSet,
): Promise<GradedSentence[]> {
  const graded: GradedSentence[] = [];
  for (const fault of faults) {
    const proposals = await engine.check({ text: fault.text, language, country: countries[language] });
    graded.push({ fault, proposals, verdict: gradeFault(fault, proposals) });
  }
  return graded;
}

async function findAlarms(engine: OpenEngine, { clean }: EvalSet): Promise<Alarm[]> {
  const alarms: Alarm[] = [];
  for (const passage of clean) {
    const proposals = await engine.check(passage);
    alarms.push(...proposals.map((proposal) => ({ text: passage.text, proposal })));
  }
  return alarms;
}
