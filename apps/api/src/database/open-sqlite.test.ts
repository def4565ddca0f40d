import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAtOnce } from '../testing/open-at-once.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('several that open a new database at once all open it', async () => {
  const folders = Array.from({ length: 40 }, (_, index) => join(folder, String(index)));
  expect(await openAtOnce(folders)).toEqual([]);
});
