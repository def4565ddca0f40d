import { countWords, readCleanText } from './clean-text.ts';
import type { Engine, OpenEngine } from './engines/engine.ts';
import { type EvalLanguage, type Half, halves, readFaults } from './fault.ts';
import { type CorrectionFigures, faultFigures, type Graded } from './figures.ts';
import { gradeFault, type Proposal } from './grade.ts';

/** Where the sentences of a language were written: English ones are British. */
const countries: Readonly<Record<EvalLanguage, string>> = { en: 'GB', fr: 'FR', de: 'DE', pt: 'PT' };

/** Told of every sentence and false alarm of the open half, and of nothing else. */
export interface Watcher {
  sentence(engine: string, graded: Graded, proposals: readonly Proposal[]): void;
  alarm(engine: string, text: string, proposal: Proposal): void;
}

/** Grades an engine on both halves of a language. */
export async function measure(
  engine: Engine,
  language: EvalLanguage,
  wanted: readonly Half[] = halves,
  watcher?: Watcher,
): Promise<CorrectionFigures[]> {
  const open = await engine.open();
  try {
    const figures: CorrectionFigures[] = [];
    for (const half of wanted) {
      const told = half === 'open' ? watcher : undefined;
      figures.push({
        engine: engine.name,
        language,
        half,
        sentences: faultFigures(await gradeSentences(engine.name, open, language, half, told)),
        clean: await countAlarms(engine.name, open, language, half, told),
      });
    }
    return figures;
  } finally {
    await open.close();
  }
}

async function gradeSentences(
  name: string,
  engine: OpenEngine,
  language: EvalLanguage,
  half: Half,
  watcher: Watcher | undefined,
): Promise<Graded[]> {
  const graded: Graded[] = [];
  for (const fault of readFaults(language, half)) {
    const proposals = await engine.check({ text: fault.text, language, country: countries[language] });
    const one = { fault, verdict: gradeFault(fault, proposals) };
    watcher?.sentence(name, one, proposals);
    graded.push(one);
  }
  return graded;
}

async function countAlarms(
  name: string,
  engine: OpenEngine,
  language: EvalLanguage,
  half: Half,
  watcher: Watcher | undefined,
): Promise<CorrectionFigures['clean']> {
  let words = 0;
  let falseAlarms = 0;
  for (const passage of readCleanText(language, half)) {
    const proposals = await engine.check(passage);
    for (const proposal of proposals) watcher?.alarm(name, passage.text, proposal);
    words += countWords(passage.text);
    falseAlarms += proposals.length;
  }
  return { words, falseAlarms };
}
