import type { ConnectedModel, ModelTask } from './connected-model.ts';
import type { LanguageModel } from './language-model.ts';
import { withoutFence } from './leak-guard.ts';
import { buildPrompt } from './prompts/build-prompt.ts';
import type { WrittenPrompt } from './prompts/written-prompt.ts';
import { started } from './started.ts';

/** The thirteen actions by a connected model. */
export function modelWriter(model: ConnectedModel): LanguageModel {
  return {
    stream: async ({ signal, ...call }) => {
      const words = writeGuarded(model, buildPrompt(call), { name: call.action, signal });
      return { engine: 'model', chunks: await started(words) };
    },
  };
}

/** The words of a model on a prompt, without the markers of its fence. @throws ModelError */
export const writeGuarded = (
  model: ConnectedModel,
  { instructions, prompt, fence }: WrittenPrompt,
  task: Pick<ModelTask, 'name' | 'signal' | 'maxAnswer'>,
): AsyncIterable<string> => withoutFence(model.write({ ...task, instructions, prompt }), fence);
