import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { installRuntime } from '../command/install-runtime.ts';
import { modelFolder, runtimeFolder } from '../model-folder.ts';
import { writeTinyModel } from './tiny-model.ts';

/** Kept between runs: installing takes a quarter of a minute. */
const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/local-model', import.meta.url));

export interface PreparedFolder {
  readonly dataDir: string;
  readonly folder: string;
  /** A model file outside of the folder. */
  readonly file: string;
}

/** A data folder in which the real runtime is installed, and a tiny model beside it. */
export async function preparedFolder(): Promise<PreparedFolder> {
  await mkdir(cache, { recursive: true });
  await installRuntime(cache);
  const dataDir = temporaryFolder('local-model-');
  const folder = modelFolder(dataDir);
  await mkdir(folder);
  await symlink(runtimeFolder(cache), runtimeFolder(folder), 'junction');
  const file = join(dataDir, 'tiny.gguf');
  writeTinyModel(file);
  return { dataDir, folder, file };
}
