import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Paths of the program and its model of American English, as in Debian's packages. */
export type PocketSphinx = { readonly program: string; readonly model: string };

const programName = 'pocketsphinx_continuous';
const modelFolders = [
  '/usr/share/pocketsphinx/model/en-us',
  '/usr/local/share/pocketsphinx/model/en-us',
] as const;

/** The files of a model, relative to its folder. */
export const modelFiles = {
  acoustic: 'en-us',
  language: 'en-us.lm.bin',
  dictionary: 'cmudict-en-us.dict',
} as const;

/** Looks once; undefined if the program or its model is not installed. */
export function findPocketSphinx(
  path: string = process.env['PATH'] ?? '',
  models: readonly string[] = modelFolders,
): PocketSphinx | undefined {
  const program = path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, programName))
    .find((file) => existsSync(file));
  const model = models.find((folder) =>
    Object.values(modelFiles).every((file) => existsSync(join(folder, file))),
  );
  return program === undefined || model === undefined ? undefined : { program, model };
}
