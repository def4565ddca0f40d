import { aiCallHeader } from '@octavo/contract/ai-call-header';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { type ModelProcess, startModelProcess } from '../generation/testing/model-process.ts';
import { databaseEnvironment, startServerProcess } from '../testing/server-process.ts';
import { databaseKinds } from '../testing/test-databases.ts';

let model: ModelProcess;
beforeAll(async () => {
  model = await startModelProcess();
  await model.behave({ kind: 'endless', pauseMs: 100 });
});
afterAll(() => model.kill());

describe.concurrent.each(databaseKinds)('on $name', (kind) => {
  test('a stopping server charges what it has sent, and leaves no lease behind', async ({ expect: see }) => {
    const database = await kind.createMigrated();
    const server = await startServerProcess({
      ...databaseEnvironment(database.settings),
      AI_BASE_URL: model.baseUrl,
      AI_API_KEY: 'key',
      AI_MODEL: 'model',
    });
    const visitor = server.browser();
    await visitor.post('/auth/anonymous');
    const response = await visitor.post(
      '/v2/text/plain/paraphrase',
      { title: '', text: '', selection: 'The moon pulls the sea.' },
      { [aiCallHeader]: 'cut-by-stop' },
    );
    const reader = response.body?.getReader();
    await reader?.read();
    server.kill('SIGTERM');
    const { code } = await server.ended;
    see(code).toBe(0);
    const connection = openDatabase(database.settings, () => undefined);
    const rows = await connection.db.selectFrom('ai_words').select(['used', 'lease']).execute();
    const charges = await connection.db.selectFrom('ai_charges').select(['name', 'words']).execute();
    await connection.close();
    await database.remove();
    see(rows).toEqual([{ used: expect.any(Number), lease: null }]);
    see(rows[0]?.used).toBeGreaterThan(0);
    see(charges).toEqual([{ name: 'cut-by-stop', words: rows[0]?.used }]);
  });
});
