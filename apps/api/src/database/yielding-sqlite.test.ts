import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './open-sqlite.ts';
import { migrate } from './migrate.ts';

// The whole machine may be busy: one of three attempts must be in time.
test('regression 68: many writes at once let other work run in between', { retry: 2 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-turns-'));
  const connection = openSqlite(folder);
  await migrate(connection);
  let turns = 0;
  let longest = 0;
  let last = performance.now();
  const began = last;
  let going = true;
  const turn = (): void => {
    turns += 1;
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (going) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      connection.db
        .insertInto('attempts')
        .values({ limit_name: 'turns', subject: String(index), used: 1, ends_at: '9999' })
        .execute(),
    ),
  );
  const took = performance.now() - began;
  going = false;
  await connection.close();
  await rm(folder, { recursive: true });
  expect(turns).toBeGreaterThan(5);
  expect(longest).toBeLessThan(took / 2);
});
