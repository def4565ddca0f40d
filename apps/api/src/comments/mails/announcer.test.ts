import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { sqlite } from '../../testing/test-databases.ts';
import { sharingWriter } from '../../readers/testing/sharing-writer.ts';
import { announcer } from './announcer.ts';

afterEach(() => vi.useRealTimers());

test('sends due mails every minute, until it is closed', async () => {
  const app = await openTestApp(sqlite);
  const on = sharingWriter(app, await app.visitor());
  const id = await on.start();
  const reader = await on.open((await on.share(id)).token);
  await reader.browser.post(reader.at('mail'), { email: 'grace@read.example' });
  await on.answer(id, (await on.say(reader, 'One')).id, 'Answer');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  const orders: unknown[] = [];
  const outbox = { addIn: async (_transaction: unknown, order: unknown) => void orders.push(order) };
  const publicUrl = 'https://write.example';
  const parts = { db: app.connection.db, outbox, limits: app.services.limits, publicUrl };
  const announcing = announcer(parts, pino({ level: 'silent' }));
  announcing.begin();
  vi.advanceTimersByTime(9 * 60_000);
  await announcing.close();
  expect(orders).toEqual([]);
  announcing.begin();
  vi.advanceTimersByTime(2 * 60_000);
  await announcing.close();
  expect(orders).toMatchObject([{ kind: 'answers', recipient: 'grace@read.example', origin: publicUrl }]);
  await app.close();
});
