import type { WritingModel, ModelTask } from '../writing-model.ts';
import { endsLikeText } from '../ends-like-text.ts';
import { withoutFence } from '../leak-guard.ts';
import { ModelError, unusable } from '../model-error.ts';
import type { WrittenPrompt } from '../prompts/written-prompt.ts';
import { type Asked, askedBy } from './asked.ts';
import { type Beginning, beginningOf, certainLength, cleanAnswer } from './clean-answer.ts';
import { judgeAnswer, StraySigns } from './judge-answer.ts';
import { laws } from './laws.ts';
import { isRefusal } from './refusals.ts';
import { withoutInvisible } from './without-invisible.ts';
import { endsThinking, mayBeThinking, withoutThinking } from './thinking.ts';

type Task = Pick<ModelTask, 'name' | 'signal' | 'maxAnswer'> & {
  /** The caller judges the answer itself, part by part: it is only cleaned here. */
  readonly isJudgedLater?: boolean;
};

/** An unusable answer is requested once more, unless some of it was already passed on. */
const mostTries = 2;

/** Models whose servers lose the opening tag of their thinking: their whole answer is held back. */
const thinksAloud = new WeakSet<WritingModel>();

/**
 * Streams a model's answer to a prompt without anything that is not part of the text: the gate that every written
 * answer passes through. What cannot be judged yet is held back, and at the end the whole is compared with what was
 * asked for: if it fails then, the stream breaks off, and nothing of it may be used.
 * @throws ModelError 'unusable' or 'garbage', the model's failure, or the signal's reason
 */
export async function* writeGuarded(
  model: WritingModel,
  prompt: WrittenPrompt,
  task: Task,
): AsyncGenerator<string> {
  for (let tries = 1; ; tries++) {
    let isSent = false;
    try {
      for await (const chunk of writeOnce(model, prompt, task)) {
        isSent = true;
        yield chunk;
      }
      return;
    } catch (error) {
      if (isSent || tries === mostTries || !mayHelpAgain(error)) throw error;
      task.signal.throwIfAborted();
    }
  }
}

/**
 * Returns a model's answer once it is complete and is what was asked for. If it is not, the model is asked once more.
 * @throws as `writeGuarded` does
 */
export async function writeWhole(model: WritingModel, prompt: WrittenPrompt, task: Task): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      let text = '';
      for await (const chunk of writeOnce(model, prompt, task)) text += chunk;
      return text;
    } catch (error) {
      if (tries === mostTries || !mayHelpAgain(error)) throw error;
      task.signal.throwIfAborted();
    }
  }
}

/** The same words would hit a limit or a filter again. */
const mayHelpAgain = (error: unknown): boolean =>
  error instanceof StraySigns ||
  (error instanceof ModelError &&
    error.failure.kind === 'unusable' &&
    error.failure.why !== 'cut' &&
    error.failure.why !== 'filtered');

async function* writeOnce(
  model: WritingModel,
  { instructions, prompt, fence, ...about }: WrittenPrompt,
  { isJudgedLater = false, ...task }: Task,
): AsyncGenerator<string> {
  const asked = askedBy(task.name, { instructions, prompt, fence, ...about });
  const call = { ...task, instructions, prompt, mayEndAnywhere: mayEndAnywhere(asked) };
  let raw = '';
  let sent = '';
  let beginning: Beginning | undefined;
  const visible = withoutInvisible(asked);
  for await (const given of withoutFence(model.write(call), fence)) {
    const chunk = visible(given);
    if (isGarbled(chunk) && !isGarbled(asked.material)) throw new ModelError({ kind: 'garbage' });
    raw += chunk;
    if (
      raw.slice(-chunk.length - '</reflection>'.length).includes('</') &&
      endsThinking(raw, asked.material)
    ) {
      thinksAloud.add(model);
      if (sent !== '') throw unusable('declined');
      raw = withoutThinking(raw, asked.material);
      beginning = undefined;
    } else if (beginning === undefined && (thinksAloud.has(model) || mayBeThinking(raw))) continue;
    beginning ??= begun(raw, asked, !isJudgedLater);
    if (beginning === undefined) continue;
    if (raw.length - beginning.at > mostLength(asked)) throw unusable('length');
    const body = raw.slice(beginning.at);
    const certain = certainLength(body, sent.length, asked, beginning.wrapping);
    if (certain <= sent.length) continue;
    const piece = body.slice(sent.length, certain);
    sent += piece;
    yield piece;
  }
  const answer = cleanAnswer(raw, asked);
  if (!answer.startsWith(sent)) throw unusable('declined');
  if (answer === '') throw new ModelError({ kind: 'garbage' });
  if (!isJudgedLater) judgeAnswer(answer, asked);
  if (answer.length > sent.length) yield answer.slice(sent.length);
}

/** Characters that stand for broken ones, or for none: a model that is damaged, or was never trained. */
const isGarbled = (text: string): boolean => /\uFFFD|[^\P{Cc}\s]/u.test(text);

/** @throws ModelError 'unusable' if it begins as a refusal does */
function begun(raw: string, asked: Asked, isJudged: boolean): Beginning | undefined {
  const beginning = beginningOf(raw, asked, false);
  if (beginning && isJudged && isRefusal(raw.slice(beginning.at), asked)) throw unusable('declined');
  return beginning;
}

/** Length at which an answer that replaces a text is abandoned, since it may never end, in UTF-16 units. */
const mostLength = ({ name, replaced }: Asked): number =>
  replaced === '' ? Number.POSITIVE_INFINITY : 1.5 * laws[name].share[1] * replaced.length + longestBehind;
/** How much a model may add after its answer, such as an explanation. */
const longestBehind = 2_000;

/** A title or a list need not end with a complete sentence. */
const mayEndAnywhere = ({ name, replaced }: Asked): boolean =>
  name === 'autocomplete' ||
  name === 'insertTemplate' ||
  (replaced === '' ? name === 'modify_text' : !endsLikeText(replaced));
