import { fileURLToPath } from 'node:url';
import { readConfig } from '../../apps/api/src/config.ts';
import { allTasks } from './all-tasks.ts';
import type { CommandWords } from './command-words.ts';
import type { EvalTask } from './eval-task.ts';
import type { Origin } from './prose-by-others.ts';

/** The exit code of the command, for use in scripts. */
export const exits = {
  done: 0,
  /** Too few tasks passed, or some got worse. */
  notGoodEnough: 1,
  /** Nothing was done: no model, or invalid arguments. */
  nothingDone: 2,
  /** The model became unreachable: running the same command again continues. */
  cut: 3,
} as const;

export interface CommandEnd {
  readonly exit: (typeof exits)[keyof typeof exits];
  /** Whether there are new figures for docs/evals.md. */
  readonly isKept: boolean;
}

/** The default folder for files of results. */
export const usualFolder = fileURLToPath(new URL('../results/model', import.meta.url));
export type Say = (line: string) => void;
export type Environment = Readonly<Record<string, string | undefined>>;

export const end = (exit: keyof typeof exits, isKept = false): CommandEnd => ({ exit: exits[exit], isKept });

/** The server's configuration with the command's arguments. The server's key is sent to no other address. */
export const configOf = ({ url, model }: CommandWords, environment: Environment) =>
  readConfig({
    ...environment,
    ...(url === undefined ? {} : { AI_BASE_URL: url, AI_API_KEY: environment['EVAL_API_KEY'] }),
    ...(model === undefined ? {} : { AI_MODEL: model }),
  });

/** Prose by others, if it is available. */
export function tasksFrom(
  texts: Origin | undefined,
  say: Say,
): { readonly texts: Origin; readonly all: readonly EvalTask[] } {
  if (texts !== undefined) return { texts, all: allTasks(texts) };
  try {
    return { texts: 'debian', all: allTasks('debian') };
  } catch (error) {
    say(
      `The prose of Debian packages cannot be had here (${error instanceof Error ? error.message : String(error)}), so that of the repository is used.`,
    );
    return { texts: 'own', all: allTasks('own') };
  }
}
