import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { blindPairs, pairsKey, tally } from './blind-pairs.ts';
import {
  type CommandEnd,
  configOf,
  end,
  type Environment,
  type Say,
  tasksFrom,
  usualFolder,
} from './command-surroundings.ts';
import { type CommandWords, usage, UsageError } from './command-words.ts';
import { compare, comparisonInWords } from './compare.ts';
import { fileNameOf } from './results-file.ts';
import { readSide } from './sides.ts';

/** The file of the configured model; it is not called. */
const fileOf = (words: CommandWords, environment: Environment): string =>
  join(words.results ?? usualFolder, fileNameOf(configOf(words, environment).model.model ?? 'default'));

function sidesOf(words: CommandWords, environment: Environment) {
  const [one, other, ...rest] = words.words;
  if (one === undefined || other === undefined || rest.length > 0) {
    throw new UsageError(`Name two files of results, or two versions of a prompt.\n\n${usage}`);
  }
  const within = fileOf(words, environment);
  try {
    return [readSide(one, within), readSide(other, within)] as const;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `--compare` */
export function compared(words: CommandWords, environment: Environment, say: Say): CommandEnd {
  const [before, after] = sidesOf(words, environment);
  const comparison = compare(before.results, after.results);
  say(`${before.name} → ${after.name}\n${comparisonInWords(comparison)}`);
  return end(comparison.worse.length > 0 ? 'notGoodEnough' : 'done');
}

/** `--pairs` */
export function paired(words: CommandWords, environment: Environment, say: Say): CommandEnd {
  const sides = sidesOf(words, environment);
  const seed = words.seed ?? Math.trunc(Date.now() / 1000);
  const { all } = tasksFrom(words.texts, say);
  const { page, key } = blindPairs(all, sides, seed);
  if (key.pairs.length === 0) {
    say('There is no task to which both gave different answers.');
    return end('nothingDone');
  }
  const folder = words.results ?? usualFolder;
  const [pagePath, keyPath] = [join(folder, `pairs-${seed}.md`), join(folder, `pairs-${seed}.key.json`)];
  writeFileSync(pagePath, `${page}\n`);
  writeFileSync(keyPath, `${JSON.stringify(key, null, 2)}\n`);
  say(`Pairs: ${key.pairs.length}, in ${pagePath} (seed ${seed}). The key is ${keyPath}.`);
  return end('done');
}

/** `--tally` */
export function counted({ words }: CommandWords, say: Say): CommandEnd {
  const [path, ...rest] = words;
  const keyPath = path?.replace(/\.md$/u, '.key.json');
  if (
    path === undefined ||
    keyPath === undefined ||
    rest.length > 0 ||
    !existsSync(path) ||
    !existsSync(keyPath)
  ) {
    throw new UsageError(`Name the page of pairs; ${basename(keyPath ?? 'its key')} must stand beside it.`);
  }
  try {
    say(tally(readFileSync(path, 'utf8'), pairsKey.parse(JSON.parse(readFileSync(keyPath, 'utf8')))));
    return end('done');
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
