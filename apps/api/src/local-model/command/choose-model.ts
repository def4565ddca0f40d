import { mkdir, open, realpath, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ChosenModel, readChosen, readServing, removeChosen, writeChosen } from '../model-folder.ts';
import { startModelProcess } from '../model-process.ts';
import type { OfferedModel } from './catalogue.ts';
import { CommandError } from './command-error.ts';
import { fetchFile, partialOf } from './fetch-file.ts';
import { installRuntime } from './install-runtime.ts';
import { requireDiskRoom, memoryWarning } from './room-for-model.ts';

export interface Choice {
  readonly folder: string;
  readonly threads?: number | undefined;
  readonly contextTokens?: number | undefined;
  /** Continues even if the machine has too little memory. */
  readonly anyway: boolean;
  /** A line for the operator. */
  readonly say: (line: string) => void;
  readonly progress: (bytes: number, of: number) => void;
}

/** The approximate size of the runtime on disk, in bytes. */
const runtimeBytes = 100 * 1024 ** 2;

/** Fetches a model of the catalogue and makes it the one in use. @throws CommandError */
export async function chooseOffered(offered: OfferedModel, choice: Choice): Promise<void> {
  requireMemory(offered.bytes, choice);
  await mkdir(choice.folder, { recursive: true, mode: 0o700 });
  const path = join(choice.folder, basename(new URL(offered.url).pathname));
  const has = await bytesOf(path);
  if (has !== offered.bytes) {
    const begun = await bytesOf(partialOf(path, offered));
    await requireDiskRoom(choice.folder, offered.bytes - begun + runtimeBytes);
    choice.say(`Fetching ${offered.name} from ${offered.page} …`);
    await fetchFile(path, offered, { progress: (bytes) => choice.progress(bytes, offered.bytes) });
  }
  await serve({ name: offered.name, file: path }, choice);
}

/** Uses a model file on this machine, where it is. @throws CommandError */
export async function chooseFile(path: string, choice: Choice): Promise<void> {
  const file = await realpath(path).catch(() => {
    throw new CommandError(`There is no file ${path}.`);
  });
  await requireModelFile(file);
  requireMemory((await stat(file)).size, choice);
  await mkdir(choice.folder, { recursive: true, mode: 0o700 });
  await serve({ name: basename(file).replace(/\.gguf$/i, ''), file }, choice);
}

/** Removes the model in use, the fetched files and the runtime. A file given with `--file` stays. */
export async function removeModel(folder: string, say: (line: string) => void): Promise<void> {
  const chosen = await readChosen(folder).catch(() => undefined);
  await removeChosen(folder);
  await untilStopped(folder);
  await rm(folder, { recursive: true, force: true });
  say(
    chosen
      ? `${chosen.name} is removed. A running server goes on with Ollama, if one runs, or with the built-in engine.`
      : 'No model was set up; there is nothing to remove.',
  );
}

async function serve(model: Pick<ChosenModel, 'name' | 'file'>, choice: Choice): Promise<void> {
  const { folder, threads, contextTokens, say } = choice;
  say('Installing what runs the model …');
  await requireDiskRoom(folder, runtimeBytes);
  await installRuntime(folder);
  const chosen: ChosenModel = {
    ...model,
    ...(threads === undefined ? {} : { threads }),
    ...(contextTokens === undefined ? {} : { contextTokens }),
  };
  say(`Loading ${model.name} once, to see that it runs here …`);
  await tryOut(folder, chosen);
  await writeChosen(folder, chosen);
  say(
    `${model.name} is set up. A running server uses it within seconds, others from their next start. npm run -s admin -- model says what serves.`,
  );
}

async function tryOut(folder: string, model: ChosenModel): Promise<void> {
  const process = startModelProcess(folder, model);
  try {
    await process.ready;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${model.file} cannot be run here. ${why}`, { cause: error });
  } finally {
    process.kill();
    await process.ended;
  }
}

function requireMemory(bytes: number, { anyway, say }: Choice): void {
  const warning = memoryWarning(bytes);
  if (warning === undefined) return;
  if (!anyway) throw new CommandError(`${warning} Nothing was fetched; add --anyway to go on.`);
  say(warning);
}

/** Every GGUF file begins with its name. */
async function requireModelFile(path: string): Promise<void> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw new CommandError(`${path} cannot be read.`, { cause: error });
  });
  try {
    const start = Buffer.alloc(4);
    await handle.read(start, 0, 4, 0).catch(() => undefined);
    if (start.toString('latin1') !== 'GGUF') {
      throw new CommandError(`${path} is not a model in the format GGUF.`);
    }
  } finally {
    await handle.close();
  }
}

const bytesOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;

/** A server ends its process a few seconds after the choice is gone; on Windows its files cannot be removed before. */
async function untilStopped(folder: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const serving = await readServing(folder).catch(() => undefined);
    if (!serving || !isAlive(serving.pid)) return;
    await pause(200);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
