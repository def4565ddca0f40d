import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { platform } from '../platform/node.ts';
import { dataFiles, servedName } from '../platform/platform.ts';

/** Writes the word lists unpacked into a folder, for a page whose worker reads them with `dataBelow`. */
export function writeData(folder: string): void {
  for (const file of dataFiles) {
    const path = join(folder, servedName(file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, platform.readData(file));
  }
}
