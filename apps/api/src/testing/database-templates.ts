import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The databases of a run that are migrated once and copied for each test. */
export interface Templates {
  /** Contains the SQLite file. */
  readonly folder: string;
  /** Name of the database on the PostgreSQL server. */
  readonly name: string;
}

const file = 'octavo.db';
/** An arbitrary number: only one process of a run creates the template. */
const templateLock = 4_012_024;

/** Puts a migrated database into `dataDir`. */
export async function copySqlite({ folder }: Templates, dataDir: string): Promise<void> {
  const template = join(folder, file);
  if (!existsSync(template)) {
    const making = temporaryFolder('octavo-template-');
    // Once closed, it has no write-ahead log.
    await migrated({ dataDir: making, databaseUrl: undefined });
    copyFileSync(join(making, file), `${template}.${process.pid}`);
    renameSync(`${template}.${process.pid}`, template);
    rmSync(making, { recursive: true, force: true });
  }
  copyFileSync(template, join(dataDir, file));
}

/** Creates a migrated database with that name on a PostgreSQL server. */
export async function copyPostgres(
  { name: template }: Templates,
  server: string,
  name: string,
): Promise<void> {
  await withClient(server, async (client) => {
    await client.query(`select pg_advisory_lock(${templateLock})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`create database ${template}`);
      const url = new URL(server);
      url.pathname = `/${template}`;
      await migrated({ dataDir: '', databaseUrl: url.href });
    }
    await client.query(`select pg_advisory_unlock(${templateLock})`);
    await client.query(`create database ${name} template ${template}`);
  });
}

export async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function migrated(settings: DatabaseSettings): Promise<void> {
  const connection = openDatabase(settings, (error) => {
    throw error;
  });
  await migrate(connection);
  await connection.close();
}
