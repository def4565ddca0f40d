import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Account } from '../account/account.ts';
import { createApi } from '../api.ts';
import { answerErrors } from './answer-error.ts';
import { heavyPaths, takeTurns } from './take-turns.ts';

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

/** Reads end one at a time, whenever `end` is called. */
function open(bounds: Parameters<typeof takeTurns>[0]) {
  const app = createApi();
  app.onError(answerErrors());
  app.use(async (context, next) => {
    const name = context.req.header('x-account') ?? '';
    context.set('account', accountOf(name));
    context.set('network', name.replace(/\d/, ''));
    context.set('logger', pino({ level: 'silent' }));
    await next();
  });
  const turn = takeTurns(bounds);
  for (const path of heavyPaths) app.use(path, turn(path));
  const order: string[] = [];
  app.get('/docs/item/:id', async (context) => {
    order.push(context.req.header('x-account') ?? '');
    await new Promise((done) => setImmediate(done));
    return context.text('read');
  });
  app.delete('/docs/item/:id', (context) => context.text('deleted'));
  const ask = async (name: string, method = 'GET') =>
    (await app.request('/docs/item/1', { method, headers: { 'x-account': name } })).status;
  return { ask, order };
}

const bounds = { atOnce: 1, atOnceOfAccount: 1, waiting: 10, ofNetwork: 5, ofAccount: 3 };

test('regression 14: a client with many large reads delays others by one read', async () => {
  const { ask, order } = open(bounds);
  await Promise.all([ask('a1'), ask('a1'), ask('a2'), ask('a2'), ask('b1')]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a1', 'a2']);
});

test('a client with too many waiting reads is told to come back, and others are not', async () => {
  const { ask } = open(bounds);
  const statuses = await Promise.all([1, 2, 3, 4, 5].map(() => ask('a1')).concat(ask('b1')));
  expect(statuses).toEqual([200, 200, 200, 200, 503, 200]);
});

test('other calls from the same address are not delayed', async () => {
  const { ask, order } = open(bounds);
  const [read, removed] = await Promise.all([ask('a1'), ask('a1', 'DELETE')]);
  expect([read, removed, order]).toEqual([200, 200, ['a1']]);
});
