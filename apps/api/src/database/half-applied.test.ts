import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Contents, contentsOf } from '../testing/contents-of.ts';
import { migrateAsReleased } from '../testing/released-migrator.ts';
import { writeRowsAfter } from '../testing/rows-before.ts';
import type { Connection } from './connection.ts';
import { lastWithoutTransaction } from './half-applied.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openSqlite } from './open-sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function visit<Result>(
  name: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = openSqlite(join(folder, name));
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const copy = (to: string): void => {
  rmSync(join(folder, to), { recursive: true, force: true });
  cpSync(join(folder, 'before'), join(folder, to), { recursive: true });
};

const upTo = (last: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

// The first releases ran each statement on its own: if the process was killed, the statements remained, but no record
// of them.
test('regression 139: a folder whose migration stopped at any statement starts with all its data', async () => {
  await visit('before', async () => undefined);
  for (const name of Object.keys(upTo(lastWithoutTransaction))) {
    copy('whole');
    const statements = await migrateAsReleased(join(folder, 'whole'), upTo(name));
    const whole: Contents = await visit('whole', contentsOf);
    for (let written = 0; written < statements; written += 1) {
      copy('half');
      await migrateAsReleased(join(folder, 'half'), upTo(name), written);
      const half = await visit('half', async (connection) => {
        await migrate(connection, upTo(name));
        return contentsOf(connection);
      });
      expect(half, `${name} after ${written} of ${statements} statements`).toEqual(whole);
    }
    await migrateAsReleased(join(folder, 'before'), upTo(name));
    await visit('before', (connection) => writeRowsAfter(name, connection, 20));
  }
});
