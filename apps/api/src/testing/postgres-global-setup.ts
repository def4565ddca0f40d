import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { type Templates, withClient } from './database-templates.ts';
import { startCluster } from './postgres-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases; null if there is none. */
    postgresUrl: string | null;
    databaseTemplates: Templates;
  }
}

/** Once per run: the PostgreSQL of `TEST_DATABASE_URL`, or one of our own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templates: Templates = {
    folder: temporaryFolder('octavo-templates-'),
    name: `octavo_template_${crypto.randomUUID().replaceAll('-', '')}`,
  };
  project.provide('databaseTemplates', templates);
  const forget = () => rmSync(templates.folder, { recursive: true, force: true });

  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return async () => {
      forget();
      await withClient(given, async (client) => {
        await client.query(`drop database if exists ${templates.name}`);
      });
    };
  }
  const cluster = await startCluster();
  project.provide('postgresUrl', cluster?.url ?? null);
  return async () => {
    forget();
    await cluster?.stop();
  };
}
