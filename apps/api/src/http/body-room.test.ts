import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Account } from '../account/account.ts';
import { createApi } from '../api.ts';
import { answerError } from './answer-error.ts';
import { readBodies } from './body-room.ts';

const accountOf = (id: string): Account => ({
  id,
  type: 'anon',
  pro: false,
  subscribed: false,
  name: '',
  email: null,
  countryCode: 'US',
  createdAt: '2026-01-01T00:00:00.000Z',
});

function open(room: Parameters<typeof readBodies>[0]) {
  const app = createApi();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('account', accountOf(context.req.header('x-account') ?? ''));
    context.set('logger', pino({ level: 'silent' }));
    await next();
  });
  app.use(readBodies(room));
  app.post('/', async (context) => context.text(await context.req.text()));
  const send = (name: string, body: string | ReadableStream): Promise<Response> =>
    Promise.resolve(
      app.request('/', { method: 'POST', headers: { 'x-account': name }, body, duplex: 'half' }),
    );
  return send;
}

/** A body that begins and then says nothing more until it is ended. */
function stalled() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  void writer.write(new TextEncoder().encode('beginning'));
  return { body: readable, end: () => writer.close() };
}

test('a body reaches its call as it was sent', async () => {
  const send = open({ places: 1, share: 1, timeoutMs: 1000 });
  expect(await (await send('a', 'hello')).text()).toBe('hello');
  expect(await (await send('a', 'again')).text()).toBe('again');
});

test('regression 14: a body that stalls is given up, and its place is free again', async () => {
  const send = open({ places: 1, share: 1, timeoutMs: 20 });
  const answer = await send('a', stalled().body);
  expect([answer.status, await answer.json()]).toEqual([
    408,
    { error: expect.any(String), code: 'body_too_slow' },
  ]);
  expect((await send('a', 'hello')).status).toBe(200);
});

test('regression 14: stalled bodies of one account leave room for others', async () => {
  const send = open({ places: 3, share: 2, timeoutMs: 5000 });
  const [one, two] = [stalled(), stalled()];
  const waiting = [send('a', one.body), send('a', two.body)];
  expect((await send('a', 'more')).status).toBe(503);
  expect((await send('b', 'hello')).status).toBe(200);
  await Promise.all([one.end(), two.end()]);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
});

test('regression 14: all bodies together have a bound', async () => {
  const send = open({ places: 1, share: 1, timeoutMs: 5000 });
  const held = stalled();
  const waiting = send('a', held.body);
  expect((await send('b', 'hello')).status).toBe(503);
  await held.end();
  expect((await waiting).status).toBe(200);
});
