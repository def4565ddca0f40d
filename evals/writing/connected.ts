import { readConfig } from '../../apps/api/src/config.ts';
import { findModelOf } from '../../apps/api/src/generation/choose-language-model.ts';
import { modelWriter } from '../../apps/api/src/generation/model-writer.ts';
import { answerOf } from './answer-of.ts';
import type { WritingEngine } from './writing-engine.ts';

/** The model configured by `AI_BASE_URL` and related variables, with the server's prompts. */
export function connectedModel(environment: NodeJS.ProcessEnv): WritingEngine | undefined {
  const { model: settings } = readConfig(environment);
  if (settings.baseUrl === undefined || settings.baseUrl === 'off') return undefined;
  return {
    name: settings.model ?? 'the connected model',
    open: async () => {
      const model = await findModelOf(settings)();
      if (!model) throw new Error('There is no model at AI_BASE_URL.');
      const writer = modelWriter(model);
      return { write: (task) => answerOf(writer, task), close: async () => {} };
    },
  };
}
