import type { Engine } from '../corrections/engines/engine.ts';
import type { EvalLanguage } from '../corrections/fault.ts';
import type { Proposal } from '../corrections/grade.ts';
import { alarmKey, type Judgements, type Verdict } from './judgements.ts';
import type { Prose } from './read-prose.ts';

/** An engine's findings in the prose of one source. */
export interface ProseFigures {
  readonly engine: string;
  readonly language: EvalLanguage;
  readonly source: string;
  readonly isAboutComputing: boolean;
  readonly isAside: boolean;
  readonly words: number;
  readonly alarms: Readonly<Record<Verdict, number>>;
}

export interface Alarm {
  readonly key: string;
  readonly verdict: Verdict;
  readonly text: string;
  readonly proposal: Proposal;
}

const countries: Readonly<Record<EvalLanguage, string>> = { en: 'US', fr: 'FR', de: 'DE', pt: 'PT' };

/** Receives the alarms of a source whose text may be shown. */
export type Watcher = (figures: ProseFigures, alarms: readonly Alarm[]) => void;

/** Checks each document whole, as the app does, and counts the alarms by their judgement. */
export async function measure(
  engine: Engine,
  language: EvalLanguage,
  prose: readonly Prose[],
  judgements: Judgements,
  watcher?: Watcher,
): Promise<ProseFigures[]> {
  const open = await engine.open();
  try {
    const all: ProseFigures[] = [];
    for (const { source, documents, words } of prose) {
      const alarms: Alarm[] = [];
      for (const text of documents) {
        const proposals = await open.check({ text, language, country: countries[language] });
        for (const proposal of proposals) {
          const key = alarmKey(text, proposal);
          alarms.push({ key, verdict: judgements.get(key) ?? 'unjudged', text, proposal });
        }
      }
      const count = (verdict: Verdict) => alarms.filter((alarm) => alarm.verdict === verdict).length;
      const figures: ProseFigures = {
        engine: engine.name,
        language,
        source: source.name,
        isAboutComputing: source.isAboutComputing,
        isAside: source.isAside,
        words,
        alarms: { right: count('right'), false: count('false'), unjudged: count('unjudged') },
      };
      watcher?.(figures, alarms);
      all.push(figures);
    }
    return all;
  } finally {
    await open.close();
  }
}
