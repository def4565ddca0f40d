import { endpoints } from '@octavo/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { databaseKinds } from './testing/test-databases.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(kind);
});
afterAll(() => app.close());

test('every call of the contract is implemented by a domain', () => {
  const served = new Set(app.api.routes.map(({ method, path }) => `${method} ${path}`));
  const missing = Object.entries(endpoints)
    .filter(([, { method, path }]) => !served.has(`${method} ${path.replaceAll(/\{(.+?)\}/g, ':$1')}`))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});
