import { cpSync, rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { DatabaseSettings } from '../database/open-database.ts';
import { copyPostgres, copySqlite, withClient } from './database-templates.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where one test's database is, and how to delete it. */
export interface TestDatabase {
  readonly settings: DatabaseSettings;
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  /** An empty database. */
  create(): Promise<TestDatabase>;
  /** A migrated one, in less time than migrating takes. */
  createMigrated(): Promise<TestDatabase>;
  /** A copy of another database, to which nobody may be connected. */
  copy(of: TestDatabase): Promise<TestDatabase>;
}

const templates = inject('databaseTemplates');
const dataFolder = (): string => temporaryFolder('octavo-test-');

export const sqlite: DatabaseKind = {
  name: 'SQLite',
  create: async () => sqliteIn(dataFolder()),
  async createMigrated() {
    const dataDir = dataFolder();
    await copySqlite(templates, dataDir);
    return sqliteIn(dataDir);
  },
  async copy(of) {
    const dataDir = dataFolder();
    cpSync(of.settings.dataDir, dataDir, { recursive: true });
    return sqliteIn(dataDir);
  },
};

const sqliteIn = (dataDir: string): TestDatabase => ({
  settings: { dataDir, databaseUrl: undefined },
  remove: async () => rmSync(dataDir, { recursive: true, force: true }),
});

function postgres(serverUrl: string): DatabaseKind {
  const run = (statement: string): Promise<void> =>
    withClient(serverUrl, async (client) => void (await client.query(statement)));
  const newName = (): string => `octavo_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const named = (name: string): TestDatabase => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const dataDir = dataFolder();
    return {
      settings: { dataDir, databaseUrl: url.href },
      remove: async () => {
        rmSync(dataDir, { recursive: true, force: true });
        await run(`drop database ${name} with (force)`);
      },
    };
  };
  return {
    name: 'PostgreSQL',
    async create() {
      const name = newName();
      await run(`create database ${name}`);
      return named(name);
    },
    async createMigrated() {
      const name = newName();
      await copyPostgres(templates, serverUrl, name);
      return named(name);
    },
    async copy(of) {
      const name = newName();
      await run(
        `create database ${name} template ${new URL(of.settings.databaseUrl ?? '').pathname.slice(1)}`,
      );
      return named(name);
    },
  };
}

const postgresUrl = inject('postgresUrl');

/** Both databases; if no server is available, PostgreSQL is left out, with a message. */
export const databaseKinds: readonly DatabaseKind[] =
  postgresUrl === null ? [sqlite] : [sqlite, postgres(postgresUrl)];

/** For tests that use the database like other tests do: one kind, or both with `--all`. */
export const oneDatabase: readonly DatabaseKind[] =
  process.env['OCTAVO_ALL'] === '1' ? databaseKinds : [sqlite];
