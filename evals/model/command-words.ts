import { parseArgs } from 'node:util';
import { languages } from '@octavo/contract/languages';
import { taskNames } from '@octavo/language/asking/task-names';
import type { EvalTask } from './eval-task.ts';
import type { Origin } from './prose-by-others.ts';

export const usage = `npm run evals -- model
    runs 151 tasks with the model that the server would use, and prints what is right; goes on where it was cut
npm run evals -- model --url http://127.0.0.1:8080/v1 --model NAME
    the same with a server that speaks OpenAI's or Anthropic's protocol; its key is EVAL_API_KEY, as AI_API_KEY is for
    AI_BASE_URL alone
npm run evals -- model en paraphrase hostile
    only some languages and tasks
npm run evals -- model --compare before.jsonl after.jsonl
npm run evals -- model --compare paraphrase@2 paraphrase@3
    which tasks changed from right to wrong, by files of results or by versions of a prompt in the model's file
npm run evals -- model --pairs a.jsonl b.jsonl
    prints both answers to each task for a judge who does not know who wrote which; the key is another file
npm run evals -- model --tally pairs.md
    counts what the judge wrote

  --at-once <n>      tasks at the same time, 1 to 8 (1; more make times longer)
  --temperature <t>  for every task, 0 to 2
  --texts own        the prose of the repository; by default that of Debian packages, where apt-get can fetch them
  --results <folder> where files of results are (evals/results/model); the figures are then kept nowhere else
  --least <percent>  fewer right tasks than this end the command with 1 (50)
  --seed <n>         order of the answers in pairs`;

/** The arguments of the command are invalid. */
export class UsageError extends Error {}

const options = {
  url: { type: 'string' },
  model: { type: 'string' },
  compare: { type: 'boolean', default: false },
  pairs: { type: 'boolean', default: false },
  tally: { type: 'boolean', default: false },
  'at-once': { type: 'string', default: '1' },
  temperature: { type: 'string' },
  texts: { type: 'string' },
  results: { type: 'string' },
  least: { type: 'string', default: '50' },
  seed: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** The arguments. */
export interface CommandWords {
  readonly does: 'run' | 'compare' | 'pairs' | 'tally' | 'help';
  readonly url: string | undefined;
  readonly model: string | undefined;
  /** Languages and tasks, files or versions of prompts. */
  readonly words: readonly string[];
  readonly atOnce: number;
  readonly temperature: number | undefined;
  /** If undefined, Debian packages are used where available. */
  readonly texts: Origin | undefined;
  readonly results: string | undefined;
  /** In per cent. */
  readonly least: number;
  readonly seed: number | undefined;
}

/** @throws UsageError */
export function readCommandWords(args: readonly string[]): CommandWords {
  const { values, positionals } = parsed(args);
  const wanted = (['compare', 'pairs', 'tally', 'help'] as const).filter((name) => values[name]);
  if (wanted.length > 1) throw new UsageError(`--${wanted.join(' and --')} do not go together.\n\n${usage}`);
  if (values.texts !== undefined && values.texts !== 'own' && values.texts !== 'debian') {
    throw new UsageError('--texts must be own or debian.');
  }
  return {
    does: wanted[0] ?? 'run',
    url: values.url,
    model: values.model,
    words: positionals,
    atOnce: numberOf('--at-once', values['at-once'], [1, 8]),
    temperature:
      values.temperature === undefined ? undefined : numberOf('--temperature', values.temperature, [0, 2]),
    texts: values.texts,
    results: values.results,
    least: numberOf('--least', values.least, [0, 100]),
    seed: values.seed === undefined ? undefined : numberOf('--seed', values.seed, [0, 2 ** 31]),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function numberOf(name: string, text: string, [least, most]: readonly [number, number]): number {
  const number = Number(text);
  const isWhole = name === '--temperature' || Number.isInteger(number);
  if (text.trim() === '' || !isWhole || !(number >= least && number <= most)) {
    throw new UsageError(`${name} must be a number from ${least} to ${most}.`);
  }
  return number;
}

/** The tasks in the named languages and groups; all if none are named. @throws UsageError for any other word */
export function tasksNamed(tasks: readonly EvalTask[], words: readonly string[]): EvalTask[] {
  const groups = new Set<string>([...taskNames, 'hostile']);
  const spoken = words.filter((word) => languages.some((language) => language.startsWith(word)));
  const named = words.filter((word) => groups.has(word));
  const unknown = words.filter((word) => !spoken.includes(word) && !named.includes(word));
  if (unknown.length > 0) {
    throw new UsageError(
      `There is no language and no task ${unknown.join(', ')}. Languages: ${languages.join(', ')}; tasks: ${[...groups].join(', ')}.`,
    );
  }
  return tasks.filter(
    ({ group, language }) =>
      (spoken.length === 0 || spoken.some((word) => language.startsWith(word))) &&
      (named.length === 0 || named.includes(group)),
  );
}
