import { type IncomingMessage, request } from 'node:http';
import { endpoints } from '@octavo/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../listen.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { oneDatabase } from '../testing/test-databases.ts';

const megabyte = 1024 * 1024;
const type = { 'content-type': 'application/json' };
const save = endpoints.saveDocument.path.replace('{documentId}', 'any');

describe.each(oneDatabase)('on $name', (kind) => {
  let app: TestApp;
  let server: Listening;

  beforeAll(async () => {
    app = await openTestApp(kind);
    server = await listen(app.api, 0, '127.0.0.1');
  });
  afterAll(async () => {
    await server.stop(0);
    await app.close();
  });

  /** The answer to a request that announces 200 MB and has sent only one. */
  async function answerToBegun(path: string): Promise<IncomingMessage> {
    const headers = { ...type, 'content-length': 200 * megabyte };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const call = request({ host: '127.0.0.1', port: server.port, method: 'POST', path, headers });
    call.once('response', resolve).once('error', reject);
    call.write(Buffer.alloc(megabyte, ' '));
    const answer = await promise;
    call.off('error', reject).on('error', () => undefined);
    call.destroy();
    return answer;
  }

  test.each([save, endpoints.logOut.path])(
    'regression 101: refusing a body at %s before it has arrived closes the connection',
    async (path) => {
      const answer = await answerToBegun(path);
      expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
    },
  );

  test('a client that sends an oversized body to its end reads the refusal and can call again', async () => {
    const origin = `http://127.0.0.1:${server.port}`;
    const refused = await fetch(origin + save, {
      method: 'POST',
      headers: type,
      body: new Uint8Array(12 * megabyte).fill(32),
    });
    const next = await fetch(`${origin}/healthz`);
    expect([refused.status, next.status, next.headers.get('connection')]).toEqual([413, 200, 'keep-alive']);
  });
});
