import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { created } from '@octavo/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Connection } from '../database/connection.ts';
import { answerOf } from '../testing/answer-of.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { openTestApp } from '../testing/test-app.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { runCommand } from './run-command.ts';
import { rewriteDatabase } from './rewrite-database.ts';

const secret = 'quincewatermark';

/** Whether the database's files hold a text. */
async function isInFiles({ db, kind }: Connection, { settings }: TestDatabase): Promise<boolean> {
  if (kind === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readdirSync(settings.dataDir)
      .filter((name) => name.startsWith('octavo.db'))
      .some((name) => readFileSync(join(settings.dataDir, name)).includes(secret));
  }
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ found: boolean }>`
    select bool_or(position(${secret}::bytea in pg_read_binary_file(pg_relation_filepath(oid))) > 0) as found
    from pg_class where relkind in ('r', 't', 'i') and pg_relation_filepath(oid) is not null and oid >= 16384`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

test.each(databaseKinds)(
  'regression 350: after the operator rewrites $name, its files contain nothing of a locked text',
  async (kind) => {
    const app = await openTestApp(kind);
    const visitor = await app.visitor();
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Draft' }));
    const content = paragraphsOf(`My ${secret} is here.`);
    expect((await visitor.post(`/docs/save/${id}`, { title: 'Draft', content })).status).toBe(200);
    expect(await isInFiles(app.connection, app.database)).toBe(true);
    const lock = await visitor.post(`/docs/lock/${id}`, { password: 'orchard lime nine', hint: '' });
    expect(lock.status).toBe(200);
    const run = (isConfirmed: boolean) =>
      runCommand(rewriteDatabase, { connection: app.connection, words: [], isConfirmed });
    await expect(run(false)).rejects.toThrow('Add --yes');
    expect(await run(true)).toEqual([
      {
        seconds: expect.any(Number),
        megabytesBefore: expect.any(Number),
        megabytesAfter: expect.any(Number),
      },
    ]);
    expect(await isInFiles(app.connection, app.database)).toBe(false);
    await app.close();
  },
);
