import { existsSync } from 'node:fs';
import { newestOf, readResults } from './results-file.ts';
import type { Result } from './result.ts';

/** One of the two sides of a comparison. */
export interface Side {
  readonly name: string;
  readonly results: readonly Result[];
}

const promptVersion = /^(?<task>\w+)@(?<version>\d+(?:\.\d+)?)$/u;

/**
 * A file of results, or a version of a prompt such as `paraphrase@2` in the file `within`.
 *
 * @throws Error if there is no such file, or nothing in it by this prompt
 */
export function readSide(side: string, within: string): Side {
  const { task, version } = promptVersion.exec(side)?.groups ?? {};
  if (task === undefined || version === undefined) {
    if (!existsSync(side)) throw new Error(`There is no file ${side}.`);
    return { name: side, results: [...newestOf(readResults(side).lines).values()] };
  }
  if (!existsSync(within)) throw new Error(`There is no file ${within}, whose prompts could be compared.`);
  const named = `${task}@${version}`;
  const lines = readResults(within).lines.filter(
    ({ prompt }) => prompt === named || prompt.startsWith(`${named}.`),
  );
  if (lines.length === 0) throw new Error(`Nothing in ${within} was written by ${side}.`);
  return { name: side, results: [...newestOf(lines).values()] };
}
