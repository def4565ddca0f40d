import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** The folder of the local model: the runtime, the fetched model files, and which of them is in use. */
export const modelFolder = (dataDir: string): string => resolve(dataDir, 'models');

export const runtimeFolder = (folder: string): string => join(folder, 'runtime');

/** The module that `node-llama-cpp` exports. */
export const runtimeEntry = (folder: string): string =>
  join(runtimeFolder(folder), 'node_modules', 'node-llama-cpp', 'dist', 'index.js');

const chosen = z.object({
  /** Shown to operators, and the model's name in calls. */
  name: z.string().min(1),
  /** Absolute path of the GGUF file. */
  file: z.string().min(1),
  /** Cores to use; by default all but one, at most eight. */
  threads: z.int().positive().optional(),
  /** Longest prompt and answer together, in tokens; less if the model or the memory allows less. */
  contextTokens: z.int().min(512).optional(),
});

/** The model that servers of this data folder run. */
export type ChosenModel = z.infer<typeof chosen>;

const currentFile = (folder: string): string => join(folder, 'current.json');

/** @returns nothing if no model is chosen. @throws if the file is not what the command writes */
export async function readChosen(folder: string): Promise<ChosenModel | undefined> {
  const text = await readIfThere(currentFile(folder));
  return text === undefined ? undefined : chosen.parse(JSON.parse(text));
}

/** Servers that run notice within seconds. */
export async function writeChosen(folder: string, model: ChosenModel): Promise<void> {
  await replaceFile(currentFile(folder), model);
}

export const removeChosen = (folder: string): Promise<void> => rm(currentFile(folder), { force: true });

const serving = z.object({
  /** Process id of the server. */
  pid: z.int(),
  /** Process id of the model, while it runs. */
  modelPid: z.int().optional(),
  state: z.enum(['loading', 'ready', 'waiting']),
  model: z.string(),
  problem: z.string().optional(),
});

/** What a server last did with the chosen model, for the operator's command. */
export type Serving = z.infer<typeof serving>;

const servingFile = (folder: string): string => join(folder, 'serving.json');

export async function readServing(folder: string): Promise<Serving | undefined> {
  const text = await readIfThere(servingFile(folder));
  return text === undefined ? undefined : serving.parse(JSON.parse(text));
}

export const writeServing = (folder: string, state: Serving): Promise<void> =>
  replaceFile(servingFile(folder), state);

export const removeServing = (folder: string): Promise<void> => rm(servingFile(folder), { force: true });

/** Readers see the old file or the new one, never a part. */
async function replaceFile(path: string, value: object): Promise<void> {
  const beside = `${path}.${process.pid}`;
  await writeFile(beside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(beside, path);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
