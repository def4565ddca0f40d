import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/api/src/database/open-database.ts';
import type { Connection } from '../../apps/api/src/database/connection.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { documentService } from '../../apps/api/src/documents/document-service.ts';
import { documentStore } from '../../apps/api/src/documents/document-store.ts';
import { searchThread } from '../../apps/api/src/search/search-thread.ts';
import { startCluster } from '../../apps/api/src/testing/postgres-cluster.ts';
import type { Part, Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { prose } from '../prose.ts';

/** Documents of one account; the others belong to other accounts. */
const ofAccount = 1000;
const sizes = [1000, 100_000];
const calls = 60;
const searches = ['letter', 'raft', 'Page 7', 'the', 'bridge barrels', 'zeppelin'];

/** How long a search in texts and a page of the list take as documents of other people come along. */
export const search: Part = {
  title: 'Search and list of an account with 1,000 documents',
  measure: async () => [...(await onSqlite()), ...(await onPostgres())],
};

async function onSqlite(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  try {
    return await onDatabase('SQLite', { dataDir, databaseUrl: undefined });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Row[]> {
  const cluster = await startCluster();
  if (!cluster) return [];
  try {
    return await onDatabase('PostgreSQL', { dataDir: '', databaseUrl: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onDatabase(name: string, settings: Connection['settings']): Promise<Row[]> {
  const connection = openDatabase(settings, () => undefined);
  const thread = searchThread(settings);
  const rows: Row[] = [];
  try {
    await migrate(connection);
    let accounts = 0;
    for (const size of sizes) {
      for (; accounts * ofAccount < size; accounts += 1) await fill(connection, `account-${accounts}`);
      await thread.catchUp();
      const documents = documentService(documentStore(connection.db));
      const { signal } = new AbortController();
      const caller = { accountId: 'account-0', network: undefined };
      const searched = await times((call) =>
        thread.search('account-0', searches[call % searches.length] ?? '', caller, signal),
      );
      const days = { from: undefined, to: undefined, offset: 0 };
      const listed = await times(() =>
        documents.list('account-0', { favourites: false, days, limit: 500, cursor: undefined }),
      );
      for (const [what, all] of Object.entries({ search: searched, 'page of 500': listed })) {
        for (const share of [50, 99]) {
          const among = size.toLocaleString('en');
          rows.push({
            name: `${name}, ${what} among ${among}, p${share}`,
            value: percentile(all, share),
            unit: 'ms',
          });
        }
      }
    }
  } finally {
    await thread.close();
    await connection.close();
  }
  return rows;
}

async function times(work: (call: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let call = -10; call < calls; call += 1) {
    const start = performance.now();
    await work(Math.abs(call));
    if (call >= 0) taken.push(performance.now() - start);
  }
  return taken;
}

async function fill({ db }: Connection, accountId: string): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      type: 'main',
      name: '',
      email: null,
      plan: 'free',
      country_code: 'US',
      created_at: at,
    })
    .execute();
  const batch = 100;
  for (let first = 0; first < ofAccount; first += batch) {
    const rows = Array.from({ length: batch }, (_, place) => {
      const index = first + place;
      const content = JSON.stringify(prose(100 + (index % 7) * 60, 0));
      return {
        id: `${accountId}-${index}`,
        account_id: accountId,
        title: `Page ${index}`,
        content,
        bytes: content.length,
        preview: '',
        writing_mode: 'blank',
        favourite: 0,
        tags: index % 3 === 0 ? 'term paper' : '',
        encryption: 0,
        incomplete: 0,
        moved_unseen: 0,
        version: 1,
        created_at: at,
        updated_at: new Date(Date.parse(at) + index * 60_000).toISOString(),
        trashed_at: null,
      } as const;
    });
    await db.insertInto('documents').values(rows).execute();
  }
}
