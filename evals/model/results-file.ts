import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Heading, heading, result, type Result } from './result.ts';

/** All results of one model, also of earlier versions of prompts, oldest first. */
export interface Results {
  readonly heading: Heading;
  readonly lines: readonly Result[];
}

/** `qwen3:4b` becomes `qwen3-4b.jsonl`. */
export const fileNameOf = (model: string): string =>
  `${model
    .toLowerCase()
    .replaceAll(/[^a-z\d.]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')}.jsonl`;

/**
 * Reads a file of results. The last line may be half written: a run may have been killed.
 *
 * @throws Error if the file is not one of results
 */
export function readResults(path: string): Results {
  const [first = '', ...rest] = readFileSync(path, 'utf8').split('\n');
  const lines = rest.filter((line) => line !== '');
  return {
    heading: heading.parse(JSON.parse(first)),
    lines: lines.flatMap((line, index) => {
      const read = result.safeParse(jsonOf(line));
      if (read.success) return [read.data];
      if (index === lines.length - 1) return [];
      throw new Error(`Line ${index + 2} of ${path} is no result.`);
    }),
  };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Starts a file of results, or continues an existing one. */
export function openResults(
  path: string,
  begun: Heading,
): Results & { readonly add: (line: Result) => void } {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(begun)}\n`);
  }
  const read = readResults(path);
  // A half line would spoil the next one.
  writeFileSync(path, [read.heading, ...read.lines].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { ...read, add: (line) => appendFileSync(path, `${JSON.stringify(line)}\n`) };
}

/** The newest result of each task. */
export const newestOf = (lines: readonly Result[]): Map<string, Result> =>
  new Map(lines.map((line) => [line.task, line]));
