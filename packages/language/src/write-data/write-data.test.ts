import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { platform } from '../platform/node.ts';
import { dataFiles, servedName } from '../platform/platform.ts';
import { writeData } from './write-data.ts';

test('every list is written unpacked under the address from which a page reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-data-'));
  try {
    writeData(folder);
    const wrong = dataFiles.filter(
      (file) => !readFileSync(join(folder, servedName(file))).equals(platform.readData(file)),
    );
    expect(wrong).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
