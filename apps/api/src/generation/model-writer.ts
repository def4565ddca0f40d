import type { ConnectedModel, ModelTask } from './connected-model.ts';
import type { LanguageModel } from './language-model.ts';
import { withoutFence } from './leak-guard.ts';
import { ModelError } from './model-error.ts';
import { modelTiming } from './model-timing.ts';
import { noLongerThan } from './no-longer-than.ts';
import { buildPrompt } from './prompts/build-prompt.ts';
import type { WrittenPrompt } from './prompts/written-prompt.ts';
import { started } from './started.ts';
import type { TaskName } from './task-names.ts';
import { beginsLikePreface, withoutPreface } from './without-preface.ts';

/** The thirteen actions by a connected model. */
export function modelWriter(model: ConnectedModel): LanguageModel {
  return {
    stream: async ({ signal, ...call }) => {
      const words = writeGuarded(model, buildPrompt(call), {
        name: call.action,
        signal,
        maxAnswer: Number.MAX_SAFE_INTEGER,
      });
      // A version takes the place of the selection: cut, it would take the rest of the text away.
      const most = Math.max(modelTiming.maxAnswer, 3 * call.request.selection.length);
      return { engine: 'model', chunks: await started(noLongerThan(most, words)) };
    },
  };
}

/** Lists and templates, or whatever the author asked for, may begin with a line that announces them. */
const mayAnnounce: ReadonlySet<TaskName> = new Set(['modify_text', 'insertTemplate']);

/**
 * The words of a model on a prompt, without the markers of its fence and without a line that only announces them.
 * @throws ModelError, 'garbage' also where nothing is left
 */
export async function* writeGuarded(
  model: ConnectedModel,
  { instructions, prompt, fence, replaced = '' }: WrittenPrompt,
  task: Pick<ModelTask, 'name' | 'signal' | 'maxAnswer'>,
): AsyncGenerator<string> {
  const words = withoutFence(model.write({ ...task, instructions, prompt }), fence);
  const announced = mayAnnounce.has(task.name) || beginsLikePreface(replaced);
  let said = false;
  for await (const chunk of announced ? words : withoutPreface(words)) {
    said = true;
    yield chunk;
  }
  if (!said) throw new ModelError({ kind: 'garbage' });
}
