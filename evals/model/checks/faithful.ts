import { subjectOf } from '@octavo/language/asking/gate/on-topic';
import type { Answer } from '../answer.ts';
import type { EvalTask } from '../eval-task.ts';

/**
 * The share of content words that answer and source have in common: of the source's for a text that is reworded, of the
 * answer's for one that is shortened. Undefined where the task asks for neither.
 */
export function overlapOf({ demands, source }: EvalTask, { text }: Answer): number | undefined {
  if (demands.overlap === undefined) return undefined;
  const [wanted, there] = demands.overlap.of === 'source' ? [source, text] : [text, source];
  const words = subjectOf(wanted);
  return words.size === 0 ? 0 : common(words, subjectOf(there)) / words.size;
}

/** Whether an answer is about its source. */
export function isFaithful(task: EvalTask, answer: Answer): boolean {
  const { overlap, shares = 0 } = task.demands;
  if (overlap !== undefined && (overlapOf(task, answer) ?? 0) < overlap.least) return false;
  return common(subjectOf(task.source), subjectOf(answer.text)) >= shares;
}

const common = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length;
