import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { CommandError } from './command-error.ts';

/** Context, buffers and the process itself, besides the file: at the usual context length. */
const besideFile = 1.5 * 1024 ** 3;
/** Left for the server, its database and the system. */
const forOthers = 1024 ** 3;
/** What stays free on the disk. */
const diskReserve = 512 * 1024 ** 2;

/** In bytes; of this machine, or of this container if that has less. */
export function memoryOfMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** In bytes, while the model writes. */
export const memoryFor = (fileBytes: number): number => fileBytes + besideFile;

/** @returns a warning if the machine has too little memory to run the model next to everything else */
export function memoryWarning(fileBytes: number, memory = memoryOfMachine()): string | undefined {
  const needed = memoryFor(fileBytes) + forOthers;
  return memory >= needed
    ? undefined
    : `This machine has ${inGigabytes(memory)} of memory; with the server and the system the model needs about ${inGigabytes(needed)}.`;
}

/** @throws CommandError if the disk does not have that many bytes and a reserve */
export async function requireDiskRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + diskReserve) return;
  throw new CommandError(
    `${inGigabytes(bytes + diskReserve)} are needed on the disk of ${folder}, and ${inGigabytes(free)} are free. Nothing was fetched.`,
  );
}

export const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
