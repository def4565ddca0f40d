import { z } from 'zod';
import { randomNumbers } from '../../apps/api/src/testing/random-numbers.ts';
import type { EvalTask } from './eval-task.ts';
import type { Side } from './sides.ts';

/** Records which side wrote which answer, in a separate file that the judge does not see. */
export const pairsKey = z.strictObject({
  seed: z.int(),
  sides: z.tuple([z.string(), z.string()]),
  /** By number of the pair: the task, and the side (0 or 1) of the first answer. */
  pairs: z.array(z.strictObject({ task: z.string(), first: z.union([z.literal(0), z.literal(1)]) })),
});
export type PairsKey = z.infer<typeof pairsKey>;

/** Two answers to each task, in an order that the seed decides. Equal answers, and tasks that one side gave no answer to, are left out. */
export function blindPairs(
  tasks: readonly EvalTask[],
  [one, other]: readonly [Side, Side],
  seed: number,
): { readonly page: string; readonly key: PairsKey } {
  const random = randomNumbers(seed);
  const given = ({ results }: Side) =>
    new Map(results.filter(({ gate }) => gate === 'passed').map((line) => [line.task, line]));
  const [ones, others] = [given(one), given(other)];
  const pairs = tasks.flatMap((task) => {
    const [first, second] = [ones.get(task.id), others.get(task.id)];
    if (!first || !second || first.taskHash !== second.taskHash || first.text === second.text) return [];
    const swapped = random() < 0.5;
    const texts = swapped ? [second.text, first.text] : [first.text, second.text];
    return [{ task, texts, first: swapped ? (1 as const) : (0 as const) }];
  });
  return {
    page: [introduction, ...pairs.map(({ task, texts }, index) => pairInWords(task, texts, index + 1))].join(
      '\n\n',
    ),
    key: {
      seed,
      sides: [one.name, other.name],
      pairs: pairs.map(({ task, first }) => ({ task: task.id, first })),
    },
  };
}

const introduction = `# Which answer is better?

Read each text and both answers. Write 1, 2 or = behind “Better:”. Who wrote which stands in another file: open it when you are done.`;

const pairInWords = (task: EvalTask, [first = '', second = '']: readonly string[], number: number): string =>
  `## ${number}. ${requestOf(task)}

${quoted(task.source)}

**Answer 1**

${quoted(first)}

**Answer 2**

${quoted(second)}

Better: `;

function requestOf({ name, language, work }: EvalTask): string {
  const request = work.do === 'card' ? (work.request.prompt ?? work.request.tone) : undefined;
  return `${name} (${language})${request === undefined ? '' : `: ${request}`}`;
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Counts what a judge wrote. @throws Error if a pair has no judgement that can be read */
export function tally(page: string, { sides, pairs }: PairsKey): string {
  const judged = [...page.matchAll(/^Better:[^\S\n]*(?<word>\S*)[^\S\n]*$/gmu)].map(
    ({ groups }) => groups?.['word'] ?? '',
  );
  if (judged.length !== pairs.length) {
    throw new Error(`The page has ${judged.length} judgements, the key ${pairs.length} pairs.`);
  }
  const wins = [0, 0];
  let ties = 0;
  for (const [index, { first }] of pairs.entries()) {
    const word = judged[index];
    if (word === '=') ties++;
    else if (word === '1' || word === '2') {
      const side = word === '1' ? first : 1 - first;
      wins[side] = (wins[side] ?? 0) + 1;
    } else throw new Error(`Pair ${index + 1} is not judged: write 1, 2 or = behind “Better:”.`);
  }
  return `${sides[0]}: better ${wins[0]} times\n${sides[1]}: better ${wins[1]} times\nEqual: ${ties}`;
}
