import { created, type DocumentContent } from '@octavo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { answerOf, oneDocument } from './testing/answer-of.ts';
import { Browser } from './testing/browser.ts';
import { paragraphsOf } from './testing/paragraphs-of.ts';
import { randomNumbers } from './testing/random-numbers.ts';
import { databaseEnvironment, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { databaseKinds, type TestDatabase } from './testing/test-databases.ts';

const rounds = 20;
const documents = 50;
const writers = 4;

interface Tracked {
  readonly id: string;
  acknowledged: string;
  /** Sent, but nobody knows whether it arrived. */
  pending: string | undefined;
}

const textOf = (content: DocumentContent): string => content.content[0]?.content?.[0]?.text ?? '';
const filler = ' The tide leaves a line of foam on the sand.'.repeat(40);

describe.concurrent.each(databaseKinds)('kill -9 on $name', (kind) => {
  let database: TestDatabase;
  let server: ServerProcess;
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await database.remove();
  });

  test(
    `${rounds} times while saving ${documents} documents in turns: no acknowledged save is lost`,
    { timeout: 300_000 },
    async () => {
      const random = randomNumbers(20_261_121);
      database = await kind.createMigrated();
      const environment = databaseEnvironment(database.settings);
      server = await startServerProcess(environment);
      const visitor = server.browser();
      await visitor.post('/auth/anonymous');
      const [cookie] = Object.entries(visitor.cookies).map((pair) => pair.join('='));
      const browse = (): Browser =>
        new Browser((path, init) => {
          const headers = new Headers(init.headers);
          headers.set('cookie', cookie ?? '');
          return fetch(new URL(path, server.origin), { ...init, headers });
        });

      const tracked: Tracked[] = [];
      for (let index = 0; index < documents; index++) {
        const { id } = await answerOf(
          created,
          browse().post('/docs/create_blank', { title: `Document ${index}` }),
        );
        tracked.push({ id, acknowledged: '', pending: undefined });
      }

      let written = 0;
      let acknowledged = 0;
      const missing: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const end = acknowledged + 30 + Math.floor(random() * 90);
        const write = async (writer: number): Promise<void> => {
          const browser = browse();
          const own = tracked.filter((_document, index) => index % writers === writer);
          for (let turn = 0; ; turn++) {
            const document = own[turn % own.length];
            if (!document) return;
            document.pending = `Save ${++written}.${filler}`;
            const body = { title: 'Turn', content: paragraphsOf(document.pending) };
            const answer = await browser.post(`/docs/save/${document.id}`, body).then(
              async (response) => ({ status: response.status, body: await response.json() }),
              () => undefined,
            );
            if (!answer) return;
            expect(answer.status).toBe(200);
            document.acknowledged = document.pending;
            document.pending = undefined;
            if (++acknowledged === end) server.kill('SIGKILL');
          }
        };
        await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
        await server.ended;

        server = await startServerProcess(environment);
        await Promise.all(
          tracked.map(async (document) => {
            const { doc } = await answerOf(oneDocument, browse().get(`/docs/item/${document.id}`));
            const text = textOf(doc.content);
            if (text !== document.acknowledged && text !== document.pending) {
              missing.push(`round ${round}: ${document.acknowledged.slice(0, 12)} is ${text.slice(0, 12)}`);
            }
            document.acknowledged = text;
            document.pending = undefined;
          }),
        );
      }
      expect(missing).toEqual([]);
      expect(acknowledged).toBeGreaterThanOrEqual(rounds * 30);
    },
  );
});
