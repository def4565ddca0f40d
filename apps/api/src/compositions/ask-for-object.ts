import { paragraphLanguage } from '@octavo/language';
import type { z } from 'zod';
import type { ConnectedModel } from '../generation/connected-model.ts';
import { askedBy } from '@octavo/language/asking/gate/asked';
import { isRefusal } from '@octavo/language/asking/gate/refusals';
import { hasStraySigns, mixesScripts } from '@octavo/language/asking/gate/stray-signs';
import { ModelError, type Unusable, unusable } from '@octavo/language/asking/model-error';
import type { WrittenPrompt } from '@octavo/language/asking/prompts/written-prompt';
import type { TaskName } from '@octavo/language/asking/task-names';

type Question<Shape> = {
  readonly name: TaskName;
  readonly schema: z.ZodType<Shape>;
  readonly signal: AbortSignal;
};

/** How much of an answer identifies its language, in UTF-16 units. */
const tellsLanguage = 160;

/**
 * Requests a structured answer. One that repeats the marker of the fence reveals the instructions, and is refused; if
 * it declines, or is in another language, the model is asked once more.
 * @throws ModelError, or the signal's reason
 */
export async function askForObject<Shape>(
  model: ConnectedModel,
  prompt: WrittenPrompt,
  question: Question<Shape>,
): Promise<Shape> {
  const { instructions, prompt: words, fence } = prompt;
  const ask = async (): Promise<{ readonly answer: Shape; readonly why: Unusable | undefined }> => {
    const answer = await model.object({ ...question, instructions, prompt: words });
    if (JSON.stringify(answer).includes(fence)) throw new ModelError({ kind: 'garbage' });
    return { answer, why: whyUnusable(stringsIn(answer), question.name, prompt) };
  };
  const first = await ask();
  if (first.why === undefined) return first.answer;
  const second = await ask();
  if (second.why !== undefined) throw unusable(second.why);
  return second.answer;
}

function whyUnusable(
  strings: readonly string[],
  name: TaskName,
  prompt: WrittenPrompt,
): Unusable | undefined {
  const asked = askedBy(name, prompt);
  if (strings.some((text) => isRefusal(text, asked))) return 'declined';
  if (strings.some((text) => mixesScripts(text, asked))) return 'language';
  if (strings.some((text) => hasStraySigns(text, asked))) return 'declined';
  // An outline contains the author's own thesis, in whatever language.
  const text = name === 'essay' ? '' : strings.join('. ');
  const said = text.length < tellsLanguage ? 'unclear' : paragraphLanguage(text);
  return said === 'unclear' || prompt.language === undefined || said === prompt.language
    ? undefined
    : 'language';
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
