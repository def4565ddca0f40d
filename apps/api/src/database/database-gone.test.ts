import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { created } from '@octavo/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { openPostgres } from './open-postgres.ts';
import { databaseTrouble } from './troubles.ts';

const postgres = databaseKinds.find(({ name }) => name === 'PostgreSQL');

/** A line to the database server that can be cut and restored. */
async function lineTo(url: string) {
  const target = new URL(url);
  const there = { port: Number(target.port || 5432), host: target.hostname };
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(there);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  target.hostname = '127.0.0.1';
  target.port = String((server.address() as AddressInfo).port);
  return {
    url: target.href,
    cut: () => {
      isCut = true;
      for (const end of ends) end.destroy();
    },
    restore: () => {
      isCut = false;
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

test.skipIf(!postgres)(
  'regression 343: calls get 503 while the database cannot be reached, and are served again afterwards',
  async () => {
    if (!postgres) return;
    const database = await postgres.createMigrated();
    const line = await lineTo(database.settings.databaseUrl ?? '');
    const settings = { ...database.settings, databaseUrl: line.url };
    const app = await openTestApp({ createMigrated: async () => ({ ...database, settings }) });
    const visitor = await app.visitor();
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Draft' }));
    const save = () =>
      readAnswer(visitor.post(`/docs/save/${id}`, { title: 'Draft', content: paragraphsOf('Words.') }));
    line.cut();
    for (const answer of [await save(), await save(), await readAnswer(visitor.get('/docs/list'))]) {
      expect(answer).toEqual({
        status: 503,
        body: { code: 'busy', error: 'The database cannot be reached. Please try again in a moment.' },
      });
    }
    line.restore();
    expect(await save()).toMatchObject({ status: 200 });
    await app.close();
    line.close();
  },
);

test.skipIf(!postgres)('regression 343: a transaction whose connection is cut reports that', async () => {
  if (!postgres) return;
  const database = await postgres.createMigrated();
  const line = await lineTo(database.settings.databaseUrl ?? '');
  const connection = openPostgres({ url: line.url, onIdleError: () => undefined });
  const error: unknown = await connection.db
    .transaction()
    .execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      line.cut();
      await sql`select 1`.execute(transaction);
    })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof Error && databaseTrouble(error)?.status).toBe(503);
  await connection.close();
  line.close();
  await database.remove();
});
