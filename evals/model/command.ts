import { join } from 'node:path';
import { thisMachine } from '../../bench/report/machine.ts';
import { ConfigError } from '../../apps/api/src/config.ts';
import { ModelError, nameOf } from '@octavo/language/asking/model-error';
import { keep } from '../report/keep.ts';
import {
  type CommandEnd,
  configOf,
  end,
  type Environment,
  type Say,
  tasksFrom,
  usualFolder,
} from './command-surroundings.ts';
import { type CommandWords, readCommandWords, tasksNamed, usage, UsageError } from './command-words.ts';
import { compare, comparisonInWords } from './compare.ts';
import { connect, type Connection } from './connection.ts';
import type { EvalTask } from './eval-task.ts';
import { type ModelFigures, modelFigures } from './model-figures.ts';
import { modelTables } from './model-tables.ts';
import { keptModels } from './kept-models.ts';
import { neverRunSentence } from './never-run.ts';
import { earlierResults, presentResults } from './present-results.ts';
import { isRight, type Result } from './result.ts';
import { fileNameOf, openResults } from './results-file.ts';
import { runTasks, tasksLeft } from './run-tasks.ts';
import { compared, counted, paired } from './judging.ts';

export const noModel = `There is no model to run. Set AI_BASE_URL (and AI_MODEL, AI_API_KEY), or add --url http://… --model NAME, or set one up with npm run model. docs/models.md says how.`;

/** `npm run evals -- model …` */
export async function modelCommand(
  args: readonly string[],
  environment: Environment,
  say: Say,
): Promise<CommandEnd> {
  try {
    const words = readCommandWords(args);
    switch (words.does) {
      case 'help':
        say(usage);
        return end('done');
      case 'compare':
        return compared(words, environment, say);
      case 'pairs':
        return paired(words, environment, say);
      case 'tally':
        return counted(words, say);
      case 'run':
        return await run(words, environment, say);
      default:
        return words.does satisfies never;
    }
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ConfigError)) throw error;
    say(error.message);
    return end('nothingDone');
  }
}

async function run(words: CommandWords, environment: Environment, say: Say): Promise<CommandEnd> {
  const connection = await connect(configOf(words, environment), words.temperature).catch(
    (error: unknown) => {
      throw new UsageError(
        `The model does not start: ${error instanceof Error ? error.message : String(error)}`,
      );
    },
  );
  if (!connection) {
    say(noModel);
    return end('nothingDone');
  }
  try {
    return await runWith(connection, words, say);
  } finally {
    await connection.close();
  }
}

async function runWith(connection: Connection, words: CommandWords, say: Say): Promise<CommandEnd> {
  const { texts, all } = tasksFrom(words.texts, say);
  const tasks = tasksNamed(all, words.words);
  const machine = thisMachine();
  const path = join(words.results ?? usualFolder, fileNameOf(connection.name));
  const about = {
    model: connection.name,
    place: connection.place,
    texts,
    machine: `${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB`,
  };
  const file = openResults(path, { ...about, began: new Date().toISOString() });
  const lines = [...file.lines];
  const left = tasksLeft(tasks, lines);
  say(
    `${connection.name} (${connection.place}): ${left.length} of ${tasks.length} tasks to do. Results: ${path}`,
  );
  let count = 0;
  const failure = await runTasks({
    tasks: left,
    connection,
    atOnce: words.atOnce,
    done(result) {
      file.add(result);
      lines.push(result);
      say(`[${++count}/${left.length}] ${progressOf(result)}`);
    },
  }).catch((error: unknown) => error);
  if (failure !== undefined) {
    if (!(failure instanceof ModelError)) throw failure;
    say(
      `The model cannot be asked: ${nameOf(failure.failure)}${failure.failure.kind === 'refused' ? ` (status ${failure.failure.status}: key, name or address)` : ''}. What was done is in ${path}; the same command goes on.`,
    );
    return end('cut');
  }
  return reported({ tasks, lines, words, about, isWhole: tasks.length === all.length }, say);
}

interface Done {
  readonly tasks: readonly EvalTask[];
  readonly lines: readonly Result[];
  readonly words: CommandWords;
  readonly about: Pick<ModelFigures, 'model' | 'place' | 'texts' | 'machine'>;
  readonly isWhole: boolean;
}

function reported({ tasks, lines, words, about, isWhole }: Done, say: Say): CommandEnd {
  const present = presentResults(tasks, lines);
  const figures = modelFigures({ ...about, date: new Date().toISOString() }, present);
  say(`\n${modelTables(figures)}\n`);
  const earlier = earlierResults(present, lines);
  if (earlier.length > 0) {
    const ids = new Set(earlier.map(({ taskHash }) => taskHash));
    const later = present.map(({ result }) => result).filter(({ taskHash }) => ids.has(taskHash));
    say(
      `With the prompts before (one answer each, so that a few may differ by chance):\n${comparisonInWords(compare(earlier, later))}\n`,
    );
  }
  const isKept = isWhole && words.results === undefined;
  if (isKept) keep('model', [figures], ({ model, place }) => `${model} ${place}`);
  say(neverRunSentence([...keptModels().map(({ model }) => model), ...(isWhole ? [about.model] : [])]));
  const isEnough = figures.all.right >= (words.least / 100) * figures.all.tasks;
  if (!isEnough) say(`Fewer than ${words.least} % are right: ${figures.all.right} of ${figures.all.tasks}.`);
  return end(isEnough ? 'done' : 'notGoodEnough', isKept);
}

const progressOf = (result: Result): string => {
  const { task, gate, failed, ms } = result;
  const faults = failed.length > 0 ? ` (${failed.join(', ')})` : '';
  const verdict = isRight(result)
    ? 'right'
    : gate === 'passed'
      ? `wrong${faults}`
      : `given to nobody: ${gate}${faults}`;
  return `${task} ${verdict}, ${(ms / 1000).toFixed(1)} s`;
};
