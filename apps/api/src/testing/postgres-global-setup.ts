import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL in which tests may create databases; null where there is none. */
    postgresUrl: string | null;
  }
}

/** Once per run: the PostgreSQL of `TEST_DATABASE_URL`, or one of our own. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const cluster = await startCluster();
  project.provide('postgresUrl', cluster?.url ?? null);
  return cluster && (() => cluster.stop());
}
