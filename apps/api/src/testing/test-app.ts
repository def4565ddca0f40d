import pino, { type Logger } from 'pino';
import { type App, type AppParts, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { createSharedServices, type SharedServices } from '../shared-services.ts';
import { Browser } from './browser.ts';
import type { DatabaseKind, TestDatabase } from './test-databases.ts';

export interface TestApp extends App {
  readonly connection: Connection;
  readonly database: TestDatabase;
  readonly services: SharedServices;
  /** A visitor without a cookie. */
  browser(): Browser;
  /** A visitor with an anonymous session. */
  visitor(): Promise<Browser>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly logger?: Logger;
  readonly services?: Partial<AppParts>;
}

/** The server in this process, on a fresh database of the given kind. */
export async function openTestApp(
  kind: Pick<DatabaseKind, 'createMigrated'>,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const database = await kind.createMigrated();
  const config = readConfig({
    NODE_ENV: 'test',
    AI_BASE_URL: 'off',
    // No test queries the real catalogues.
    CROSSREF_URL: 'off',
    OPEN_LIBRARY_URL: 'off',
    WIKIPEDIA_URL: 'off',
    SITE_ICONS_URL: 'off',
    DATA_DIR: database.settings.dataDir,
    ...options.environment,
  });
  const measuring = await startTelemetry({ ...config, databaseUrl: database.settings.databaseUrl });
  const connection = openDatabase(database.settings, (error) => {
    throw error;
  });
  const logger = options.logger ?? pino({ level: 'silent' });
  const services = createSharedServices({
    config,
    connection,
    logger,
    isStopping: () => false,
    ...measuring,
  });
  const app = createApp({ ...services, ...options.services });
  const browser = (): Browser => new Browser((path, init) => app.api.request(path, init));
  return {
    ...app,
    connection,
    database,
    services,
    browser,
    async visitor() {
      const visitor = browser();
      await visitor.post('/auth/anonymous');
      return visitor;
    },
    async close() {
      await Promise.all(app.domains.map(async (domain) => domain.close?.()));
      await connection.close();
      await database.remove();
    },
  };
}
