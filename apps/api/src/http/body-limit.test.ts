import { endpoints } from '@octavo/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { oneDatabase } from '../testing/test-databases.ts';

const save = endpoints.saveDocument.path.replace('{documentId}', 'any');
const megabyte = 1024 * 1024;

describe.each(oneDatabase)('on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  /** A body without a Content-Length, and how much of it was read. */
  function untold(megabytes: number) {
    const read: number[] = [];
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      read.push(megabyte);
      if (read.length > megabytes) controller.close();
      else controller.enqueue(new Uint8Array(megabyte).fill(32));
    };
    const init: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    };
    return { read, init };
  }

  test.each([save, endpoints.corrections.path, endpoints.paraphrase.path])(
    'regression 69: without a session, a body of unknown length is not read for %s',
    async (path) => {
      const { read, init } = untold(4);
      expect((await app.browser().request(path, init)).status).toBe(401);
      expect(read).toEqual([]);
    },
  );

  test('with a session, a body is read up to the limit of the call', async () => {
    const author = await app.visitor();
    const { read, init } = untold(50);
    expect((await author.request(save, init)).status).toBe(413);
    expect(read.length).toBeLessThan(8);
  });

  test('the limit also holds for a call that needs no account', async () => {
    const { read, init } = untold(50);
    expect((await app.browser().request(endpoints.sendMagicLink.path, init)).status).toBe(413);
    expect(read).toHaveLength(1);
  });
});
