import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { created } from '@octavo/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerOf, oneDocument } from './testing/answer-of.ts';
import { paragraphsOf } from './testing/paragraphs-of.ts';
import { databaseEnvironment, startServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { databaseKinds } from './testing/test-databases.ts';

/** Fills the heap of the server until V8 ends the process. */
const filling = `
  process.on('SIGUSR2', () => {
    const kept = [];
    for (;;) kept.push(new Array(4_000_000).fill(kept.length));
  });
`;

describe.each(databaseKinds)('a server that runs out of memory on $name', (kind) => {
  test('loses no acknowledged save, and serves after the next start', async () => {
    const database = await kind.createMigrated();
    const hook = join(temporaryFolder('octavo-test-'), 'fill.mjs');
    writeFileSync(hook, filling);
    const server = await startServerProcess({
      ...databaseEnvironment(database.settings),
      NODE_OPTIONS: `--max-old-space-size=256 --import ${pathToFileURL(hook).href}`,
    });
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await server.ended;
    });
    const writer = server.browser();
    await writer.post('/auth/anonymous');
    const { id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Draft' }));
    let acknowledged = 0;
    for (let round = 1; ; round += 1) {
      const content = paragraphsOf(`Round ${round}.`);
      const answer = await writer
        .post(`/docs/save/${id}`, { title: 'Draft', content })
        .catch(() => undefined);
      if (answer === undefined) break;
      expect(answer.status).toBe(200);
      acknowledged = round;
      if (round === 20) server.kill('SIGUSR2');
    }
    const { code, stderr } = await server.ended;
    expect(code).not.toBe(0);
    expect(stderr).toContain('heap out of memory');

    const next = await startServerProcess(databaseEnvironment(database.settings));
    onTestFinished(async () => {
      next.kill('SIGKILL');
      await next.ended;
      await database.remove();
    });
    const back = next.browser();
    for (const [name, value] of Object.entries(writer.cookies)) back.with(name, value);
    const { doc } = await answerOf(oneDocument, back.get(`/docs/item/${id}`));
    const [, kept = ''] = /Round (\d+)\./.exec(JSON.stringify(doc.content)) ?? [];
    expect(acknowledged).toBeGreaterThanOrEqual(20);
    // The last one may have been written without its answer.
    expect([acknowledged, acknowledged + 1]).toContain(Number(kept));
  }, 90_000);
});
