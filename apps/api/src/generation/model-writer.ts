import type { ConnectedModel } from './connected-model.ts';
import type { LanguageModel } from './language-model.ts';
import { writeGuarded } from '@octavo/language/asking/gate/write-guarded';
import { modelTiming } from './model-timing.ts';
import { noLongerThan } from '@octavo/language/asking/no-longer-than';
import { buildPrompt } from '@octavo/language/asking/prompts/build-prompt';
import { started } from './started.ts';

/** The thirteen actions, done by a connected model. */
export function modelWriter(model: ConnectedModel): LanguageModel {
  return {
    stream: async ({ signal, ...call }) => {
      const words = writeGuarded(model, buildPrompt(call), {
        name: call.action,
        signal,
        maxAnswer: Number.MAX_SAFE_INTEGER,
      });
      // A version replaces the selection: if it were cut off, the rest of the text would be lost.
      const most = Math.max(modelTiming.maxAnswer, 3 * call.request.selection.length);
      return { engine: 'model', chunks: await started(noLongerThan(most, words)) };
    },
  };
}
