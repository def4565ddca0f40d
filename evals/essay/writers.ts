import { builtInEssay } from '../../apps/api/src/compositions/essay/built-in-essay.ts';
import type { Essay } from '../../apps/api/src/compositions/essay/essay.ts';
import type { EssayWanted } from '../../apps/api/src/compositions/essay/essay-wanted.ts';
import { outlineEssay } from '../../apps/api/src/compositions/essay/outline-essay.ts';
import { writeSections } from '../../apps/api/src/compositions/essay/write-sections.ts';
import { scriptedModel, sentence } from '../../apps/api/src/compositions/testing/scripted-model.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { findModelOf } from '../../apps/api/src/generation/choose-language-model.ts';
import type { ConnectedModel } from '../../apps/api/src/generation/connected-model.ts';

export interface EssayWriter {
  readonly name: string;
  /** Written by a model; otherwise a scaffold with word budgets. */
  readonly isWritten: boolean;
  readonly write: (wanted: EssayWanted) => Promise<Essay>;
}

const timeoutMs = 300_000;

const byModel = (name: string, model: ConnectedModel): EssayWriter => ({
  name,
  isWritten: true,
  async write(wanted) {
    const around = { countryCode: 'GB', signal: AbortSignal.timeout(timeoutMs) };
    return writeSections(model, await outlineEssay(model, wanted, around), wanted, around);
  },
});

/** The scaffold, two models that ignore the requested length, and the connected model. */
export async function essayWriters(environment: NodeJS.ProcessEnv): Promise<EssayWriter[]> {
  const { model: settings } = readConfig(environment);
  const isOff = settings.baseUrl === undefined || settings.baseUrl === 'off';
  const connected = isOff ? undefined : await findModelOf(settings)();
  return [
    {
      name: 'built-in (budgets of the scaffold)',
      isWritten: false,
      write: (wanted) => Promise.resolve(builtInEssay(wanted)),
    },
    byModel('a peer that never ends', scriptedModel()),
    byModel('a peer of 100 words at a time', scriptedModel({ words: () => [sentence.repeat(8)] })),
    ...(connected ? [byModel(settings.model ?? 'the connected model', connected)] : []),
  ];
}
