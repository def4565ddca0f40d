import { createHash } from 'node:crypto';
import { countWords } from '@octavo/contract/count-words';
import { ModelError, nameOf } from '@octavo/language/asking/model-error';
import type { Answer } from './answer.ts';
import { checkAnswer } from './checks/index.ts';
import { overlapOf } from './checks/faithful.ts';
import type { Lane } from './connection.ts';
import type { EvalTask } from './eval-task.ts';
import { promptInUse } from './prompts-in-use.ts';
import type { RecordingModel } from './recording-model.ts';
import type { Result } from './result.ts';
import { writeTask } from './write-task.ts';

/** Identifies a task by its text and its checks. */
export const taskHash = (task: EvalTask): string =>
  createHash('sha256').update(JSON.stringify(task)).digest('hex').slice(0, 12);

/** Statuses after which no call would be answered: key, money, name or address. Others concern a single call. */
const shutOut = new Set([401, 402, 403, 404, 405]);

/** The model could not be reached, which says nothing about its answers. */
function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof ModelError)) return false;
  const { failure } = error;
  if (failure.kind === 'refused') return shutOut.has(failure.status);
  return failure.kind === 'unreachable' || failure.kind === 'busy';
}

/**
 * Has a model do a task, and checks what comes.
 *
 * @throws ModelError if it cannot be asked
 */
export async function runTask(
  { model, taken }: RecordingModel,
  tokens: Lane['tokens'],
  task: EvalTask,
): Promise<Result> {
  taken();
  tokens();
  const started = performance.now();
  const { answer, gate } = await writeTask(model, task).then(
    (given) => ({ answer: given, gate: isNothing(given) ? 'nothing' : 'passed' }),
    (error: unknown) => ({ answer: undefined, gate: whyNot(error) }),
  );
  const ms = performance.now() - started;
  const calls = taken();
  const said = answer ?? rawAnswer(calls.at(-1)?.raw ?? '');
  const { name, hash } = promptInUse(task.name);
  const overlap = overlapOf(task, said);
  const firstMs = calls.find((call) => call.firstMs !== undefined)?.firstMs;
  const counted = tokens();
  return {
    task: task.id,
    taskHash: taskHash(task),
    prompt: name,
    promptHash: hash,
    gate,
    // If there is no answer, the gate's reason is all there is.
    ...(answer || said.text !== '' ? checkAnswer(task, said) : { checked: [], failed: [] }),
    ...(overlap === undefined ? {} : { overlap: Math.round(overlap * 100) / 100 }),
    calls: calls.length,
    words: countWords(said.text),
    ...(counted ? { tokens: counted } : {}),
    ...(firstMs === undefined ? {} : { firstMs: Math.round(firstMs) }),
    ms: Math.round(ms),
    text: said.text,
  };
}

function whyNot(error: unknown): string {
  if (isNoAnswer(error)) throw error;
  if (error instanceof ModelError) {
    const { failure } = error;
    return failure.kind === 'refused' ? `refused (${failure.status})` : nameOf(failure);
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'too slow';
  throw error;
}

/**
 * Whether nothing was offered: for corrections, that all calls failed, because a text without mistakes has an empty
 * list.
 */
const isNothing = ({ text, found, unwritten }: Answer): boolean =>
  text.trim() === '' && (!found || unwritten > 0);

const rawAnswer = (text: string): Answer => ({ text, unwritten: 0 });
