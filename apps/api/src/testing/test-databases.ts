import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseSettings } from '../database/open-database.ts';

/** Where a database of one test lies, and how to be rid of it. */
export interface TestDatabase {
  readonly settings: DatabaseSettings;
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  create(): Promise<TestDatabase>;
  /** A database like another one, to which nobody may be connected. */
  copy(of: TestDatabase): Promise<TestDatabase>;
}

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'octavo-test-'));

const sqlite: DatabaseKind = {
  name: 'SQLite',
  create: async () => inFolder(temporaryFolder()),
  async copy(of) {
    const dataDir = temporaryFolder();
    cpSync(of.settings.dataDir, dataDir, { recursive: true });
    return inFolder(dataDir);
  },
};

const inFolder = (dataDir: string): TestDatabase => ({
  settings: { dataDir, databaseUrl: undefined },
  remove: async () => rmSync(dataDir, { recursive: true, force: true }),
});

const postgres = (serverUrl: string): DatabaseKind => {
  async function make(template: string): Promise<TestDatabase> {
    const name = `octavo_test_${crypto.randomUUID().replaceAll('-', '')}`;
    await run(serverUrl, `create database ${name} ${template}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const dataDir = temporaryFolder();
    return {
      settings: { dataDir, databaseUrl: url.href },
      remove: async () => {
        rmSync(dataDir, { recursive: true, force: true });
        await run(serverUrl, `drop database ${name} with (force)`);
      },
    };
  }
  return {
    name: 'PostgreSQL',
    create: () => make(''),
    copy: (of) => make(`template ${new URL(of.settings.databaseUrl ?? '').pathname.slice(1)}`),
  };
};

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const postgresUrl = inject('postgresUrl');

/** Both databases; PostgreSQL is left out, and said so, where no server can be had. */
export const databaseKinds: readonly DatabaseKind[] =
  postgresUrl === null ? [sqlite] : [sqlite, postgres(postgresUrl)];
