import { startCluster } from '../../apps/api/src/testing/postgres-cluster.ts';
import type { Part, Row } from '../part.ts';
import { startBenchServer } from '../server.ts';
import { saveAlone } from './save-alone.ts';
import { saveTogether } from './save-together.ts';

/** How fast and how steadily a save of 20 KB is acknowledged, on both databases. */
export const saves: Part = {
  title: 'Saving a document of 20 KB',
  measure: async () => [...(await sqlite()), ...(await postgres())],
};

const sqlite = (): Promise<Row[]> => onDatabase('SQLite', {});

async function postgres(): Promise<Row[]> {
  const cluster = await startCluster({ durable: true });
  if (!cluster) {
    console.warn('PostgreSQL is not installed here: its saves are not measured.');
    return [];
  }
  try {
    return await onDatabase('PostgreSQL', { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onDatabase(name: string, environment: Readonly<Record<string, string>>): Promise<Row[]> {
  const server = await startBenchServer(environment);
  try {
    const alone = await saveAlone(server);
    const together = await saveTogether(server);
    return [...alone, ...together].map((row) => ({ ...row, name: `${name}, ${row.name}` }));
  } finally {
    await server.stop();
  }
}
