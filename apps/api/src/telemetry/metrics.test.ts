import { created } from '@octavo/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sentence, toolSettings } from '../generation/testing/call-samples.ts';
import { type ModelServer, startModelServer } from '../generation/testing/model-server.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds, sqlite } from '../testing/test-databases.ts';
import { readMetrics, type Sample } from './testing/read-metrics.ts';

const token = 'a-token-of-24-characters';

const scrape = async (browser: Browser): Promise<Sample[]> => {
  const response = await browser.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return readMetrics(await response.text());
};

/** The sum of the samples that have these labels. */
const sum = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number =>
  samples
    .filter(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )
    .reduce((total, { value }) => total + value, 0);

describe.each(databaseKinds)('on $name', (kind) => {
  let peer: ModelServer;
  let app: TestApp;

  beforeEach(async () => {
    peer = await startModelServer();
    app = await openTestApp(kind, {
      environment: { METRICS_TOKEN: token, AI_BASE_URL: peer.baseUrl, AI_MODEL: 'any' },
    });
  });
  afterEach(async () => {
    await app.close();
    await peer.close();
  });

  test('metrics match what the server did', async () => {
    const visitor = await app.visitor();
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Draft' }));
    const before = await scrape(visitor);
    const save = (version: number) =>
      visitor.post(`/docs/save/${id}`, {
        title: 'Draft',
        content: paragraphsOf(`A text about plums, ${version}.`),
        version,
      });
    expect((await save(1)).status).toBe(200);
    expect((await save(2)).status).toBe(200);
    expect((await save(1)).status).toBe(409);
    peer.behave({ kind: 'answer', words: ['Why the sea is not green.'] });
    expect(
      await (await visitor.post('/v2/text/update_config', { ...toolSettings, text: sentence })).text(),
    ).toContain('Why the sea');
    peer.behave({ kind: 'status', status: 500 });
    await (
      await visitor.post('/v2/text/update_config', { ...toolSettings, text: `${sentence} Now.` })
    ).text();

    const after = await scrape(visitor);
    const grown = (name: string, labels: Record<string, string> = {}): number =>
      sum(after, name, labels) - sum(before, name, labels);
    const route = '/docs/save/:documentId';
    expect(grown('octavo_http_requests_total', { method: 'POST', route, status: '200' })).toBe(2);
    expect(grown('octavo_http_requests_total', { method: 'POST', route, status: '409' })).toBe(1);
    expect(grown('octavo_http_request_duration_seconds_count', { method: 'POST', route })).toBe(3);
    expect(grown('octavo_saves_total', { outcome: 'saved' })).toBe(2);
    expect(grown('octavo_saves_total', { outcome: 'conflict' })).toBe(1);
    expect(grown('octavo_model_calls_total', { outcome: 'done' })).toBe(1);
    expect(grown('octavo_model_calls_total', { outcome: 'failed' })).toBe(1);
    expect(grown('octavo_model_call_duration_seconds_count')).toBe(2);
    expect(grown('octavo_database_statement_duration_seconds_count', { kind: 'update' })).toBeGreaterThan(1);
    expect(sum(after, 'octavo_queue_running', { queue: 'requests' })).toBe(1);
    expect(sum(after, 'octavo_queue_running', { queue: 'ai_calls' })).toBe(0);
    expect(sum(after, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(after.some(({ name }) => name === 'nodejs_eventloop_lag_p99_seconds')).toBe(true);
    const connections = after.filter(({ name }) => name === 'octavo_database_connections');
    expect(connections).toHaveLength(kind.name === 'PostgreSQL' ? 3 : 0);
  });

  test('no label contains visitor input, and no input adds a series', async () => {
    const visitor = await app.visitor();
    const visit = async (index: number): Promise<Sample[]> => {
      await visitor.get(`/docs/item/plum-${index}`);
      await visitor.get(`/plum-${index}/and/more?plum=${index}`);
      await visitor.request(`/plum-${index}`, { method: `PLUM${index}` });
      return (await scrape(visitor)).filter(({ name }) => name.startsWith('octavo_'));
    };
    await visit(0);
    const before = await visit(1);
    for (let index = 2; index < 30; index += 1) await visit(index);
    const after = await visit(30);
    expect(JSON.stringify(after)).not.toMatch(/plum/i);
    expect(after.length).toBe(before.length);
    expect(sum(after, 'octavo_http_requests_total', { method: 'other' })).toBe(31);
  });
});

test('metrics need the token, and do not exist without a configured one', async () => {
  const open = await openTestApp(sqlite, { environment: { METRICS_TOKEN: token } });
  const browser = open.browser();
  for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token]) {
    const response = await browser.request('/metrics', { headers: { authorization } });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.text()).not.toContain('octavo_');
  }
  await open.close();
  const closed = await openTestApp(sqlite);
  const response = await closed
    .browser()
    .request('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(404);
  await closed.close();
});
