import { fileURLToPath } from 'node:url';
import { readConfig } from '../../apps/api/src/config.ts';
import { allTasks } from './all-tasks.ts';
import type { CommandWords } from './command-words.ts';
import type { EvalTask } from './eval-task.ts';
import type { Origin } from './prose-by-others.ts';

/** How the command ended: it can be asked for in scripts. */
export const exits = {
  done: 0,
  /** Fewer tasks right than asked for, or some became wrong. */
  notGoodEnough: 1,
  /** Nothing was done: no model, or wrong words. */
  nothingDone: 2,
  /** The model could not be asked any more: the same command goes on. */
  cut: 3,
} as const;

export interface CommandEnd {
  readonly exit: (typeof exits)[keyof typeof exits];
  /** Whether there are new figures for docs/evals.md. */
  readonly isKept: boolean;
}

/** Where files of results are, if nothing else is said. */
export const usualFolder = fileURLToPath(new URL('../results/model', import.meta.url));
export type Say = (line: string) => void;
export type Environment = Readonly<Record<string, string | undefined>>;

export const end = (exit: keyof typeof exits, isKept = false): CommandEnd => ({ exit: exits[exit], isKept });

/** The configuration of the server, with what was typed. The server's key goes to no other address. */
export const configOf = ({ url, model }: CommandWords, environment: Environment) =>
  readConfig({
    ...environment,
    ...(url === undefined ? {} : { AI_BASE_URL: url, AI_API_KEY: environment['EVAL_API_KEY'] }),
    ...(model === undefined ? {} : { AI_MODEL: model }),
  });

/** Prose by others where it can be had. */
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
