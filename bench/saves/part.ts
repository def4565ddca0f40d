import { startCluster } from '../../apps/api/src/testing/postgres-cluster.ts';
import type { Part, Row } from '../part.ts';
import { onBenchServer } from '../server.ts';
import { hoursOfSaves } from './hours-of-saves.ts';
import { saveAlone } from './save-alone.ts';
import { saveTogether } from './save-together.ts';

/** How fast and how steadily a 20 KB save is acknowledged, on both databases. */
export const saves: Part = {
  title: 'Saving a document of 20 KB',
  measure: async () => [...(await sqlite()), ...(await postgres())],
};

const sqlite = (): Promise<Row[]> => onDatabase('SQLite', undefined);

async function postgres(): Promise<Row[]> {
  const cluster = await startCluster({ durable: true });
  if (!cluster) {
    console.warn('PostgreSQL is not installed here: its saves are not measured.');
    return [];
  }
  try {
    return await onDatabase('PostgreSQL', cluster.url);
  } finally {
    await cluster.stop();
  }
}

async function onDatabase(name: string, url: string | undefined): Promise<Row[]> {
  const rows = await onBenchServer(
    async (server) => [...(await saveAlone(server)), ...(await saveTogether(server))],
    url === undefined ? {} : { DATABASE_URL: url },
  );
  rows.push(...(await hoursOfSaves(url)));
  return rows.map((row) => ({ ...row, name: `${name}, ${row.name}` }));
}
