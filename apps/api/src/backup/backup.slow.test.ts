import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { created } from '@octavo/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { photograph } from '../testing/picture-files.ts';
import {
  databaseEnvironment,
  runProgram,
  type ServerProcess,
  startServerProcess,
} from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** One visitor writes as fast as it goes for as long as a backup takes. */
const unlimited = {
  RATE_LIMITS: 'off',
  ANONYMOUS_DOCUMENTS: '1000000',
  NETWORK_DOCUMENTS_PER_DAY: '1000000',
};
const counted = z.record(z.string(), z.number());

describe.each(databaseKinds)('on $name', (kind) => {
  let database: TestDatabase;
  let target: TestDatabase;
  let server: ServerProcess | undefined;
  let file: string;
  const run = async (words: readonly string[], of: TestDatabase) => {
    const environment = { ...databaseEnvironment(of.settings), PATH: process.env['PATH'] ?? '' };
    return runProgram(main, words, environment).ended;
  };
  const start = async (of: TestDatabase): Promise<ServerProcess> => {
    server = await startServerProcess({ ...databaseEnvironment(of.settings), ...unlimited });
    return server;
  };
  const stop = async (): Promise<void> => {
    server?.kill('SIGKILL');
    await server?.ended;
  };
  const make = async (browser: Browser): Promise<string> =>
    (await answerOf(created, browser.post('/docs/create_blank', { title: 'Draft' }))).id;

  beforeEach(async () => {
    [database, target] = [await kind.createMigrated(), await kind.create()];
    file = join(temporaryFolder('octavo-test-'), 'backup');
  });
  afterEach(async () => {
    await stop();
    await database.remove();
    await target.remove();
  });

  test('a backup made during saves contains everything acknowledged before it began, and can be restored', async () => {
    const writer = (await start(database)).browser();
    await writer.post('/auth/anonymous');
    const before = await Promise.all(Array.from({ length: 20 }, () => make(writer)));
    const picture = new FormData();
    picture.append('image', new File([new Uint8Array(await photograph())], 'me', { type: 'image/jpeg' }));
    const added = await writer.request(`/docs/pictures/${before[0]}`, { method: 'POST', body: picture });
    let isOver = false;
    let during = 0;
    const writing = (async () => {
      while (!isOver) {
        await make(writer);
        during += 1;
      }
    })();
    const backup = await run(['backup', file], database);
    isOver = true;
    await writing;
    expect([backup.code, backup.stderr]).toEqual([0, '']);
    expect(during).toBeGreaterThan(0);
    const counts = counted.parse(JSON.parse(backup.stdout));
    expect(counts['documents']).toBeGreaterThanOrEqual(before.length);
    expect(counts['documents']).toBeLessThanOrEqual(before.length + during);
    expect(counts['document_pictures']).toBe(added.ok ? 1 : 0);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await run(['backup', file], database)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exists already'),
    });

    // Not beside a running server, and not by mistake.
    expect(await run(['restore', file, '--yes'], database)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Stop it first'),
    });
    await stop();
    expect(await run(['restore', file], target)).toMatchObject({ code: 1 });
    for (const place of [target, database]) {
      const restored = await run(['restore', file, '--yes'], place);
      expect([restored.code, restored.stderr]).toEqual([0, '']);
      expect(JSON.parse(restored.stdout)).toEqual(counts);
    }
    const back = (await start(target)).browser();
    for (const [name, value] of Object.entries(writer.cookies)) back.with(name, value);
    for (const id of before) expect((await back.get(`/docs/item/${id}`)).status).toBe(200);
  }, 120_000);

  test('an incomplete or foreign file is not accepted as a backup', async () => {
    const writer = (await start(database)).browser();
    await writer.post('/auth/anonymous');
    await stop();
    expect((await run(['backup', file], database)).code).toBe(0);
    const beside = `${file}.counts.json`;
    const counts = counted.parse(JSON.parse(readFileSync(beside, 'utf8')));
    expect(counts['accounts']).toBe(1);
    rmSync(beside);
    expect((await run(['restore', file, '--yes'], target)).code).toBe(0);
    expect(await run(['restore', main, '--yes'], target)).toMatchObject({ code: 1 });
  }, 60_000);
});
