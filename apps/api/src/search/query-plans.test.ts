import { type Compilable, CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import type { Connection } from '../database/connection.ts';
import { listOf, movedOf, recentOf, trashCountOf, trashOf } from '../documents/list-queries.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { dialects, staleOf, titlesOf } from './search-queries.ts';

describe.each(databaseKinds)('plans of $name', (kind) => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await kind.createMigrated();
    connection = openDatabase(database.settings, (error) => {
      throw error;
    });
  });
  afterAll(async () => {
    await connection.close();
    await database.remove();
  });

  const explain = (query: {
    readonly sql: string;
    readonly parameters: readonly unknown[];
  }): Promise<string> =>
    connection.db.connection().execute(async (db) => {
      if (connection.kind === 'postgres') await sql`set enable_seqscan = off`.execute(db);
      const verb = connection.kind === 'sqlite' ? 'explain query plan' : 'explain';
      const { rows } = await db.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${verb} ${query.sql}`, [...query.parameters]),
      );
      return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
    });
  const plan = (query: Compilable): Promise<string> => explain(query.compile());

  /** Reads or sorts every row: such a list gets slower the more is stored. */
  const slow = /Seq Scan|SCAN documents(?! USING)|SCAN document_texts|TEMP B-TREE|^\s*->?\s*Sort/m;

  test('titles, stale texts and words are read from their indexes, without a scan or a sort', async () => {
    const { db } = connection;
    const words = dialects[connection.kind]
      .texts([
        { text: 'gabcwat', isWhole: true },
        { text: 'abcmi', isWhole: false },
      ])
      .compile(db);
    const plans = [
      [await plan(titlesOf(db, 'a')), 'documents_listed'],
      [await plan(staleOf(db, 'a', 10)), 'documents_unindexed'],
      [await plan(staleOf(db, undefined, 10)), 'documents_unindexed'],
      [await explain(words), connection.kind === 'sqlite' ? 'VIRTUAL TABLE INDEX' : 'document_words'],
    ] as const;
    for (const [steps, index] of plans) {
      expect(steps).toContain(index);
      expect(steps).not.toMatch(slow);
    }
  });

  test('every list is read from the index that has its documents and its order', async () => {
    const { db } = connection;
    const all = { favourites: false, from: undefined, to: undefined };
    const moment = '2026-01-01T00:00:00.000Z';
    const plans = [
      [listOf(db, 'a', all), 'documents_listed'],
      [listOf(db, 'a', { ...all, limit: 100, after: { updatedAt: moment, id: 'b' } }), 'documents_listed'],
      [listOf(db, 'a', { ...all, from: moment, to: moment }), 'documents_listed'],
      [listOf(db, 'a', { ...all, favourites: true, limit: 100 }), 'documents_favourite'],
      [recentOf(db, 'a', 8), 'documents_listed'],
      [trashOf(db, 'a'), 'documents_trashed'],
      [trashCountOf(db, 'a'), 'documents_trashed'],
      [movedOf(db, 'a'), 'documents_moved'],
    ] as const;
    for (const [query, index] of plans) {
      const steps = await plan(query);
      expect(steps).toContain(index);
      expect(steps).not.toMatch(slow);
    }
  });
});
