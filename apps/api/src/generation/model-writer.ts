import type { ConnectedModel } from './connected-model.ts';
import type { LanguageModel } from './language-model.ts';
import { buildPrompt } from './prompts/build-prompt.ts';
import { started } from './started.ts';

/** The thirteen actions by a connected model. */
export function modelWriter(model: ConnectedModel): LanguageModel {
  return {
    async stream({ action, request, language, signal }) {
      const { system, user } = buildPrompt(action, request, language);
      const words = model.write({ name: action, instructions: system, prompt: user, signal });
      return { engine: 'model', chunks: await started(words) };
    },
  };
}
