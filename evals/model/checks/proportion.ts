import { countWords } from '@octavo/contract/count-words';
import type { Answer } from '../answer.ts';
import type { EvalTask } from '../eval-task.ts';

/** Whether an answer is about as long as the action asks for. */
export function isInProportion({ demands, source }: EvalTask, { text }: Answer): boolean {
  const { share = [0, Number.POSITIVE_INFINITY], words = [1, Number.POSITIVE_INFINITY] } = demands;
  const said = countWords(text);
  const had = countWords(source);
  return said >= words[0] && said <= words[1] && said >= share[0] * had && said <= share[1] * had;
}
