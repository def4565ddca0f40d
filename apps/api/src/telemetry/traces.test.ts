import { created } from '@octavo/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sentence, toolSettings } from '../generation/testing/call-samples.ts';
import { type ModelServer, startModelServer } from '../generation/testing/model-server.ts';
import { answerOf } from '../testing/answer-of.ts';
import { freePort } from '../testing/free-port.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds, sqlite } from '../testing/test-databases.ts';
import { type Collector, startCollector } from './testing/collector.ts';

describe.each(databaseKinds)('traces on $name', (kind) => {
  let collector: Collector;
  let peer: ModelServer;
  let app: TestApp;

  beforeEach(async () => {
    [collector, peer] = [await startCollector(), await startModelServer()];
    app = await openTestApp(kind, {
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        AI_BASE_URL: peer.baseUrl,
        AI_MODEL: 'any',
      },
    });
  });
  afterEach(async () => {
    await app.close();
    await peer.close();
    collector.close();
  });

  test('a call is a span with its statements and model calls, and contains no text', async () => {
    const visitor = await app.visitor();
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'SECRET title' }));
    const save = { title: 'SECRET title', content: paragraphsOf('SECRET text.'), version: 1 };
    expect((await visitor.post(`/docs/save/${id}`, save)).status).toBe(200);
    peer.behave({ kind: 'answer', words: ['Why the SECRET sea is not green.'] });
    const rewritten = await visitor.post('/v2/text/update_config', { ...toolSettings, text: sentence });
    await rewritten.text();
    const request = rewritten.headers.get('x-request-id');
    await expect.poll(() => collector.spans.length).toBeGreaterThan(8);
    await expect.poll(() => collector.spans.map(({ name }) => name)).toContain('POST /v2/text/update_config');

    const { spans } = collector;
    const saved = spans.find(({ name }) => name === 'POST /docs/save/:documentId');
    expect(saved).toMatchObject({
      kind: 2,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/docs/save/:documentId',
        'http.response.status_code': 200,
      },
    });
    expect(saved).not.toHaveProperty('parentSpanId');
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === saved?.spanId);
    expect(statements.map(({ name }) => name)).toContain('update');
    expect(statements.every(({ traceId }) => traceId === saved?.traceId)).toBe(true);
    expect(statements.find(({ name }) => name === 'update')?.attributes).toMatchObject({
      'db.system.name': kind.name === 'SQLite' ? 'sqlite' : 'postgresql',
      'db.query.text': expect.stringContaining('update "documents"'),
    });
    const call = spans.find(({ attributes }) => attributes['octavo.request.id'] === request);
    const model = spans.find(({ name }) => name.startsWith('model '));
    expect(model).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId });
    expect(model?.attributes).toMatchObject({ 'octavo.model.outcome': 'done' });
    for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    }
    const account = await app.connection.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    expect(collector.raw()).not.toMatch(/SECRET/);
    expect(collector.raw()).not.toContain(id);
    expect(collector.raw()).not.toContain(account.id);
    expect(collector.raw()).not.toContain(visitor.cookies['octavo_session'] ?? 'no cookie');
  });

  test('a trace header from a visitor is ignored', async () => {
    const traceId = 'abcdefabcdefabcdefabcdefabcdefab';
    await app.browser().request('/is_authenticated', {
      headers: { traceparent: `00-${traceId}-abcdefabcdefabcd-01` },
    });
    await expect.poll(() => collector.spans.length).toBeGreaterThan(0);
    expect(collector.raw()).not.toContain(traceId);
  });
});

test('an unreachable collector delays neither calls nor the stop', async () => {
  const app = await openTestApp(sqlite, {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` },
  });
  for (let index = 0; index < 100; index += 1) {
    expect((await app.browser().get('/healthz')).status).toBe(200);
  }
  const begin = performance.now();
  await app.close();
  expect(performance.now() - begin).toBeLessThan(6_000);
});
