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

/**
 * A save every five seconds; a version is due every ten minutes, that is, at one save in 120. With the 720 saves of a
 * single hour the 99th percentile would be the seventh slowest, decided by the six that keep a version or by one disk
 * pause.
 */
const hours = 5;
const spacing = 5_000;
const saves = (hours * 3_600_000) / spacing;
/** Further apart than versions, so that each of these saves keeps one. */
const rare = { saves: 100, spacing: 11 * 60_000 };
const unmeasured = 20;
const begin = Date.parse('2026-01-01T08:00:00.000Z');

/** Hours of saves with versions, alternating with the bare statement that writes the same text. */
export async function hoursOfSaves(databaseUrl: string | undefined): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  const connection = openDatabase({ dataDir, databaseUrl }, () => undefined);
  try {
    if (databaseUrl === undefined) await migrate(connection);
    const accountId = await createAccount(connection);
    const [kept, bare] = [await create(connection, accountId), await create(connection, accountId)];
    const store = documentStore(connection.db);
    const write = (id: string, text: Text, at: string): Promise<number | undefined> =>
      store.write({
        ...text,
        id,
        accountId,
        preview: '',
        at,
        base: undefined,
        keep: undefined,
        mostBytes: Number.POSITIVE_INFINITY,
      });
    const writeBare = (text: Text, at: string, version: number) =>
      connection.db
        .updateTable('documents')
        .set({ ...text, preview: '', updated_at: at, version })
        .where('id', '=', bare)
        .where('account_id', '=', accountId)
        .returning('version')
        .executeTakeFirst();
    const taken = { kept: [] as number[], bare: [] as number[] };
    const rarely = { kept: [] as number[], bare: [] as number[] };
    /** One save of each. They alternate in going first, so that neither benefits from the order. */
    const turn = async (save: number, time: number, into: typeof taken) => {
      const text = textOf(save);
      const at = new Date(time).toISOString();
      const keep = async () => into.kept.push(await timeOf(() => write(kept, text, at)));
      const put = async () => into.bare.push(await timeOf(() => writeBare(text, at, save + 2)));
      for (const go of save % 2 === 0 ? [keep, put] : [put, keep]) await go();
    };
    for (let save = 0; save < saves; save += 1) {
      await turn(save, begin + save * spacing, save < unmeasured ? { kept: [], bare: [] } : taken);
    }
    const after = begin + saves * spacing;
    for (let save = 1; save <= rare.saves; save += 1) {
      await turn(saves + save, after + save * rare.spacing, rarely);
    }
    const row = (share: number, limit?: number): Row => ({
      name: `hours of saves with versions against the bare statement, p${share}`,
      value: percentile(taken.kept, share) / percentile(taken.bare, share),
      unit: '×',
      ...(limit === undefined ? {} : { limit }),
    });
    return [
      row(50, 1.5),
      row(99, 1.5),
      {
        name: 'a save that keeps a version against the bare statement, p50',
        value: percentile(rarely.kept, 50) / percentile(rarely.bare, 50),
        unit: '×',
      },
    ];
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface Text {
  readonly title: string;
  readonly content: string;
  readonly bytes: number;
}

function textOf(save: number): Text {
  const { title, content } = JSON.parse(draft(save));
  const text = JSON.stringify(content);
  return { title, content: text, bytes: text.length };
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
