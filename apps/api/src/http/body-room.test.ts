import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Account } from '../account/account.ts';
import { createApi } from '../api.ts';
import { answerErrors } from './answer-error.ts';
import { limitBodyInTurn } from './body-limit.ts';
import { type BodyRoom, readBodies } from './body-room.ts';

const accountOf = (id: string): Account => ({
  id,
  type: 'anon',
  pro: false,
  subscribed: false,
  name: '',
  email: null,
  countryCode: 'US',
  createdAt: '2026-01-01T00:00:00.000Z',
  closings: 0,
});

const places = (all: number, ofAccount = all, ofNetwork = all) => ({ places: all, ofAccount, ofNetwork });
const room = (large: BodyRoom['large'], timeoutMs = 5000): BodyRoom => ({
  small: places(1),
  large,
  timeoutMs,
});

function open(bodyRoom: BodyRoom, most = 1000) {
  const app = createApi();
  app.onError(answerErrors());
  app.use(async (context, next) => {
    const name = context.req.header('x-account') ?? '';
    context.set('account', accountOf(name));
    context.set('network', name.replace(/\d/, ''));
    context.set('logger', pino({ level: 'silent' }));
    await next();
  });
  app.use(readBodies(limitBodyInTurn(most), bodyRoom));
  app.post('/', async (context) => context.text(await context.req.text()));
  const send = (name: string, body: string | ReadableStream, told?: number): Promise<Response> => {
    const headers = { 'x-account': name, ...(told !== undefined && { 'content-length': String(told) }) };
    return Promise.resolve(app.request('/', { method: 'POST', headers, body, duplex: 'half' }));
  };
  return send;
}

/** A body that begins and then sends nothing more until it is ended. */
function stalled() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  void writer.write(new TextEncoder().encode('beginning'));
  return { body: readable, end: () => writer.close() };
}

test('a body reaches its call unchanged', async () => {
  const send = open(room(places(3)));
  expect(await (await send('a', 'hello')).text()).toBe('hello');
  expect(await (await send('a', 'again')).text()).toBe('again');
});

test('regression 14: a stalled body is abandoned, and its place is free again', async () => {
  const send = open(room(places(3), 20));
  const answer = await send('a', stalled().body);
  expect([answer.status, await answer.json()]).toEqual([
    408,
    { error: expect.any(String), code: 'body_too_slow' },
  ]);
  expect((await send('a', 'hello')).status).toBe(200);
});

test('regression 14: stalled bodies of one account leave room for others', async () => {
  const send = open(room(places(9, 6)));
  const [one, two] = [stalled(), stalled()];
  const waiting = [send('a', one.body), send('a', two.body)];
  expect((await send('a', 'more')).status).toBe(503);
  expect((await send('b', 'hello')).status).toBe(200);
  await Promise.all([one.end(), two.end()]);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
});

test('regression 14: the size of all bodies together is limited', async () => {
  const send = open(room(places(3)));
  const held = stalled();
  const waiting = send('a', held.body);
  expect((await send('b', 'hello')).status).toBe(503);
  await held.end();
  expect((await waiting).status).toBe(200);
});

test('stalled bodies of many accounts behind one address leave room for others', async () => {
  const send = open(room(places(9, 3, 6)));
  const [one, two] = [stalled(), stalled()];
  const waiting = [send('a1', one.body), send('a2', two.body)];
  expect((await send('a3', 'more')).status).toBe(503);
  expect((await send('b1', 'hello')).status).toBe(200);
  await Promise.all([one.end(), two.end()]);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
});

test('small bodies have their own places, even behind the same address', async () => {
  const send = open(room(places(3)));
  const held = stalled();
  const waiting = send('a1', held.body);
  expect((await send('a1', 'hello', 5)).status).toBe(200);
  expect((await send('a1', 'hello', 200_000)).status).toBe(503);
  await held.end();
  expect((await waiting).status).toBe(200);
});

test('a body of unknown length takes a place, and is refused if it is too large', async () => {
  const send = open(room(places(3), 20), 4);
  expect((await send('a', stalled().body)).status).toBe(413);
  const slow = open(room(places(3), 20));
  expect((await slow('a', stalled().body)).status).toBe(408);
});
