import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EssaySentence } from '../gleu/essay-sentence.ts';
import { runningText } from './running-text.ts';

const people = [0, 1, 2, 3];

/**
 * The test half of JFLEG (Napoles et al., EACL 2017), from a folder that contains its files `test.src` and `test.ref0`
 * to `test.ref3`. Its licence, CC BY-NC-SA 4.0, does not allow it to be included in the project.
 *
 * @throws Error if a file is missing or has a different number of lines from the others
 */
export function readCorpus(folder: string): EssaySentence[] {
  const sources = linesOf(join(folder, 'test.src'));
  const references = people.map((person) => linesOf(join(folder, `test.ref${person}`)));
  if (references.some(({ length }) => length !== sources.length)) {
    throw new Error('The files of the corpus have not the same number of lines.');
  }
  return sources.map((text, index) => ({
    id: `jfleg-${index + 1}`,
    category: 'jfleg',
    text,
    references: references.map((lines) => lines[index] ?? ''),
  }));
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n').map(runningText);
