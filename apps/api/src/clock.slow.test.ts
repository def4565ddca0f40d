import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { created } from '@octavo/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { answerOf, oneDocument } from './testing/answer-of.ts';
import { paragraphsOf } from './testing/paragraphs-of.ts';
import { databaseEnvironment, startServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { databaseKinds } from './testing/test-databases.ts';

/** Debian's package `faketime`. */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));

const hour = 3_600_000;
const jumps = [
  ['-3h', -3],
  ['+2d', 48],
  ['-400d', -9600],
  ['+20d', 480],
  ['+0', 0],
] as const;
const savedAnswer = z.object({ savedAt: z.string() });

describe.skipIf(library === undefined).each(databaseKinds)('a clock that jumps, on $name', (kind) => {
  test('neither loses what is saved nor stops the server', async () => {
    const database = await kind.createMigrated();
    const clock = join(temporaryFolder('octavo-test-'), 'clock');
    writeFileSync(clock, '+0');
    const server = await startServerProcess({
      ...databaseEnvironment(database.settings),
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // Timers run on the clock that never jumps, as on a real machine.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await server.ended;
      await database.remove();
    });
    const writer = server.browser();
    await writer.post('/auth/anonymous');
    const { id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Draft' }));
    let last = '';
    for (const [jump, hours] of jumps) {
      writeFileSync(clock, jump);
      last = `Saved at ${jump}.`;
      const saved = await writer.post(`/docs/save/${id}`, { title: 'Draft', content: paragraphsOf(last) });
      expect([jump, saved.status]).toEqual([jump, 200]);
      // The clock of the server has really jumped.
      const { savedAt } = savedAnswer.parse(await saved.json());
      expect((Date.parse(savedAt) - Date.now()) / hour).toBeCloseTo(hours, 1);
      for (const path of ['/docs/list', '/docs/recent', `/docs/item/${id}`, '/account/info', '/readyz']) {
        expect([jump, path, (await writer.get(path)).status]).toEqual([jump, path, 200]);
      }
      const rewritten = await writer.post('/v2/text/plain/paraphrase', {
        title: '',
        text: '',
        selection:
          'In order to write well, you need to use a lot of short words, because they are very easy to read.',
      });
      expect([jump, rewritten.status]).toEqual([jump, 200]);
      await rewritten.text();
    }
    const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
    expect(JSON.stringify(doc.content)).toContain(last);
    server.kill('SIGTERM');
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    expect(stdout).not.toContain('"level":50');
  }, 90_000);
});
