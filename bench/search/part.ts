import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import type { Environment } from '../../apps/api/src/testing/server-process.ts';
import { manyDocuments, ofAccount } from '../../apps/api/src/testing/many-documents.ts';
import { startCluster } from '../../apps/api/src/testing/postgres-cluster.ts';
import type { DatabaseSettings } from '../../apps/api/src/database/connection.ts';
import type { Part, Row } from '../part.ts';
import { prose } from '../prose.ts';
import { onBenchServer } from '../server.ts';
import { expectOk, signIn } from '../writer.ts';
import { ask } from './ask.ts';

const sizes = [1000, 100_000, 1_000_000];
/** The maximum ratio of an answer's time among the most documents to that among the fewest. */
const flat = 1.5;
const ofBusyAccount = 10_000;

/** How long lists and searches take as other people's documents are added. */
export const search: Part = {
  title: 'Lists and search among up to a million documents',
  measure: async () => [...(await onSqlite()), ...(await onPostgres())],
};

async function onSqlite(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'));
  try {
    return await onDatabase('SQLite', { dataDir, databaseUrl: undefined });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Row[]> {
  const cluster = await startCluster({ durable: true });
  if (!cluster) {
    console.warn('PostgreSQL is not installed here: it is not measured.');
    return [];
  }
  try {
    return await onDatabase('PostgreSQL', { dataDir: '', databaseUrl: cluster.url });
  } finally {
    await cluster.stop();
  }
}

const onDatabase = (name: string, settings: DatabaseSettings): Promise<Row[]> =>
  onBenchServer(async (server) => {
    const documents = await manyDocuments(settings);
    try {
      const reader = await account(server.browser());
      await documents.write(reader.id, (index) => prose(60 + (index % 7) * 40, 0));
      // Makes the server index what was written.
      await expectOk(reader.browser.post(endpoints.searchDocuments.path, { text: 'quay' }));
      // Warm-up, because newly started code is slower.
      await ask(reader.browser, '');
      const measured: Row[][] = [];
      for (const size of sizes) {
        await documents.fillUpTo(reader.id, size);
        await documents.forgetAttempts();
        measured.push(await ask(reader.browser, `1,000 of one’s own among ${size.toLocaleString('en')}`));
      }
      const busy = await account(server.browser());
      await documents.copy(reader.id, busy.id, ofBusyAccount / ofAccount);
      const most = sizes.at(-1)?.toLocaleString('en');
      const ofBusy = await ask(busy.browser, `10,000 of one’s own among ${most}`);
      return [...measured.flat(), ...growth(measured), ...ofBusy].map((row) => ({
        ...row,
        name: `${name}, ${row.name}`,
      }));
    } finally {
      await documents.close();
    }
  }, environmentOf(settings));

const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings): Environment =>
  databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };

async function account(browser: Browser) {
  await signIn(browser);
  const { id }: { id: string } = await (await expectOk(browser.get(endpoints.accountInfo.path))).json();
  return { browser, id };
}

/** Each figure among the most documents, relative to the same among the fewest. */
function growth(measured: readonly (readonly Row[])[]): Row[] {
  const [fewest = []] = measured;
  const most = measured.at(-1) ?? [];
  return fewest.map(({ name, value }, place) => ({
    name: name.replace(/ among .*(?=, p)/u, ', a million against a thousand'),
    value: (most[place]?.value ?? Number.NaN) / value,
    unit: '×',
    limit: flat,
  }));
}
