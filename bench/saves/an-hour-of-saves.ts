import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../../apps/api/src/database/connection.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { openDatabase } from '../../apps/api/src/database/open-database.ts';
import { documentStore } from '../../apps/api/src/documents/document-store.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { draft } from './draft.ts';

/** A save every five seconds for an hour; a version is due every ten minutes of it. */
const saves = 720;
const spacing = 5_000;
const unmeasured = 20;
const begin = Date.parse('2026-01-01T08:00:00.000Z');

/** An hour's saves with versions kept, beside the bare statement that writes the same text, turn by turn. */
export async function anHourOfSaves(databaseUrl: string | undefined): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  const connection = openDatabase({ dataDir, databaseUrl }, () => undefined);
  try {
    if (databaseUrl === undefined) await migrate(connection);
    const accountId = await createAccount(connection);
    const [kept, bare] = [await create(connection, accountId), await create(connection, accountId)];
    const store = documentStore(connection.db);
    const taken = { kept: [] as number[], bare: [] as number[] };
    for (let save = 0; save < saves; save += 1) {
      const { title, content } = JSON.parse(draft(save));
      const text = JSON.stringify(content);
      const at = new Date(begin + save * spacing).toISOString();
      const bytes = text.length;
      const start = performance.now();
      await store.write({
        id: kept,
        accountId,
        title,
        content: text,
        bytes,
        preview: '',
        at,
        base: undefined,
        keep: undefined,
        mostBytes: Number.POSITIVE_INFINITY,
      });
      const middle = performance.now();
      await connection.db
        .updateTable('documents')
        .set({ title, content: text, bytes, preview: '', updated_at: at, version: save + 2 })
        .where('id', '=', bare)
        .where('account_id', '=', accountId)
        .returning('version')
        .executeTakeFirst();
      if (save < unmeasured) continue;
      taken.kept.push(middle - start);
      taken.bare.push(performance.now() - middle);
    }
    const row = (share: number, limit?: number): Row => ({
      name: `an hour of saves with versions against the bare statement, p${share}`,
      value: percentile(taken.kept, share) / percentile(taken.bare, share),
      unit: '×',
      ...(limit === undefined ? {} : { limit }),
    });
    return [row(50, 1.5), row(99, 1.5)];
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function createAccount({ db }: Connection): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('accounts')
    .values({
      id,
      type: 'main',
      name: '',
      email: null,
      plan: 'free',
      country_code: 'US',
      created_at: new Date(begin).toISOString(),
    })
    .execute();
  return id;
}

async function create({ db }: Connection, accountId: string): Promise<string> {
  const id = randomUUID();
  const at = new Date(begin).toISOString();
  await db
    .insertInto('documents')
    .values({
      id,
      account_id: accountId,
      title: '',
      content: '{"type":"doc","content":[{"type":"paragraph"}]}',
      bytes: 48,
      preview: '',
      writing_mode: 'blank',
      favourite: 0,
      tags: '',
      encryption: 0,
      incomplete: 0,
      moved_unseen: 0,
      version: 1,
      created_at: at,
      updated_at: at,
      trashed_at: null,
    })
    .execute();
  return id;
}
