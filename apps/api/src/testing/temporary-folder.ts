import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** More than all databases of a run take at a time. */
const neededBytes = 2 * 1024 ** 3;

/** A new folder, in memory if there is room: SQLite waits for its disk on each commit. */
export const temporaryFolder = (prefix: string): string =>
  mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix));

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
