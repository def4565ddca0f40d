import pino from 'pino';
import { expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { logRequests } from './request-log.ts';
import { createRunningRequests } from './running-requests.ts';
import { watchEventLoop } from './watch-event-loop.ts';

test('a call that blocks the event loop is logged by its route, and a quick one is not', async () => {
  const lines: unknown[] = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const requests = createRunningRequests();
  const api = createApi();
  api.use(logRequests(logger, requests));
  api.get('/slow/:id', (context) => {
    const until = performance.now() + 400;
    while (performance.now() < until);
    return context.text('');
  });
  api.get('/quick', (context) => context.text(''));
  const end = watchEventLoop(logger, requests);
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 120));
  await api.request('/quick');
  await pause();
  await api.request('/slow/secret');
  await pause();
  end();
  const blocked = lines.filter((line) => JSON.stringify(line).includes('event loop blocked'));
  expect(blocked).toContainEqual(expect.objectContaining({ level: 40, routes: ['/slow/:id'] }));
  expect(JSON.stringify(blocked)).not.toContain('secret');
});
