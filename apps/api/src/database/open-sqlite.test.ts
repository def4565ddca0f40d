import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAtOnce } from '../testing/open-at-once.ts';
import { openSqlite } from './open-sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('several processes that open a new database at once all succeed', async () => {
  const folders = Array.from({ length: 40 }, (_, index) => join(folder, String(index)));
  expect(await openAtOnce(folders)).toEqual([]);
});

/** In a process of its own, because locks of one process never exclude each other. */
const takeAll = `
  import SQLite from 'better-sqlite3';
  const file = new SQLite(process.argv[1], { timeout: 100 });
  file.pragma('locking_mode = EXCLUSIVE');
  file.exec('begin exclusive');
`;

test('regression 351: a thread that opens the database releases none of its locks', async () => {
  const server = openSqlite(folder);
  await sql`create table notes (id text)`.execute(server.db);
  const thread = openSqlite(folder);
  const words = ['--input-type=module', '--eval', takeAll, join(folder, 'octavo.db')];
  const other = spawnSync(process.execPath, words, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(other.stderr).toContain('SQLITE_BUSY');
  await thread.close();
  await server.close();
});
