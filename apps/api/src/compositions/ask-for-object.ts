import type { z } from 'zod';
import type { ConnectedModel } from '../generation/connected-model.ts';
import { ModelError } from '../generation/model-error.ts';
import type { WrittenPrompt } from '../generation/prompts/written-prompt.ts';
import type { TaskName } from '../generation/task-names.ts';

type Question<Shape> = {
  readonly name: TaskName;
  readonly schema: z.ZodType<Shape>;
  readonly signal: AbortSignal;
};

/**
 * A structured answer. One that recites the marker of the fence gives away what the model was told, and is refused.
 * @throws ModelError, or the signal's reason
 */
export async function askForObject<Shape>(
  model: ConnectedModel,
  { instructions, prompt, fence }: WrittenPrompt,
  question: Question<Shape>,
): Promise<Shape> {
  const answer = await model.object({ ...question, instructions, prompt });
  if (JSON.stringify(answer).includes(fence)) throw new ModelError({ kind: 'garbage' });
  return answer;
}
