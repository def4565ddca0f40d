import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { readMetrics } from '../telemetry/testing/read-metrics.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { sqlite } from '../testing/test-databases.ts';
import { readReport } from './read-report.ts';

const token = 'a-token-of-24-characters';

const byUri = (directive: string, blocked: string): string =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://write.example/app/write/SECRET-DOCUMENT',
      referrer: '',
      'violated-directive': `${directive} 'self'`,
      'effective-directive': directive,
      'original-policy': "default-src 'self'",
      'blocked-uri': blocked,
      'script-sample': 'SECRET-SAMPLE',
    },
  });
const byEndpoint = (directive: string, blocked: string): string =>
  JSON.stringify([
    {
      type: 'csp-violation',
      age: 12,
      url: 'https://write.example/app/write/SECRET-DOCUMENT',
      user_agent: 'SECRET-BROWSER',
      body: {
        documentURL: 'https://write.example/app/write/SECRET-DOCUMENT',
        effectiveDirective: directive,
        blockedURL: blocked,
        sample: 'SECRET-SAMPLE',
        disposition: 'enforce',
        statusCode: 200,
      },
    },
    { type: 'deprecation', body: { id: 'SECRET' } },
  ]);

async function open() {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const app = await openTestApp(sqlite, { logger, environment: { METRICS_TOKEN: token } });
  const send = async (body: string, type = 'application/csp-report') =>
    app.browser().request('/csp-report', { method: 'POST', body, headers: { 'content-type': type } });
  const violations = () =>
    lines
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ msg }) => msg === 'content security policy violated')
      .map(({ directive, blocked }) => `${String(directive)} ${String(blocked)}`);
  return { app, send, violations, lines };
}

const counted = async (app: TestApp): Promise<Record<string, number>> => {
  const response = await app.browser().request('/metrics', { headers: { authorization: `Bearer ${token}` } });
  return Object.fromEntries(
    readMetrics(await response.text())
      .filter(({ name }) => name === 'octavo_csp_reports_total')
      .map(({ labels, value }) => [labels['directive'], value]),
  );
};

test('reports of both formats are counted, and each distinct violation is logged once an hour, without page and sample', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, send, violations, lines } = await open();
  const image = 'https://evil.example/picture.png?SECRET=1';
  expect((await send(byUri('img-src', image))).status).toBe(204);
  expect((await send(byEndpoint('img-src', image), 'application/reports+json')).status).toBe(204);
  await send(byEndpoint('script-src-elem', 'inline'), 'application/reports+json');
  await send(byUri('SECRET-directive', 'SECRET'));
  expect(violations()).toEqual(['img-src https://evil.example', 'script-src-elem inline', 'other other']);
  expect(await counted(app)).toEqual({ 'img-src': 2, 'script-src-elem': 1, other: 1 });
  vi.advanceTimersByTime(61 * 60_000);
  await send(byUri('img-src', image));
  expect(violations()).toHaveLength(4);
  expect(lines.join('')).not.toContain('SECRET');
  await app.close();
  vi.useRealTimers();
});

test('a flood of reports neither fills the log nor slows the server', async () => {
  const { app, send, violations } = await open();
  for (let index = 0; index < 200; index += 1) {
    expect((await send(byUri('img-src', `https://host-${index}.example/`))).status).toBe(204);
  }
  // A network may send sixty reports an hour.
  expect(violations()).toHaveLength(60);
  expect(await counted(app)).toEqual({ 'img-src': 60 });
  expect((await send(byUri('img-src', `https://${'x'.repeat(20_000)}/`))).status).toBe(413);
  await app.close();
});

test('one call may contain many reports, of which twenty count', async () => {
  const { app, send, violations } = await open();
  const reports = Array.from({ length: 60 }, (_, index) => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: `https://h${index}.example` },
  }));
  await send(JSON.stringify(reports), 'application/reports+json');
  expect(violations()).toHaveLength(20);
  await app.close();
});

test.each(['', 'no json', '[]', '{}', '[1]', '{"csp-report":null}', '[{"type":"csp-violation","body":1}]'])(
  'anything else is not counted as a report: %j',
  (sent) => {
    expect(readReport(sent)).toEqual([]);
  },
);

test('a page behind TLS names an endpoint, and one without TLS an address', async () => {
  const { app } = await open();
  const plain = await app.browser().get('/is_authenticated');
  expect(plain.headers.get('content-security-policy')).toMatch(/; report-uri \/csp-report$/);
  expect(plain.headers.get('reporting-endpoints')).toBeNull();
  await app.close();
  const behind = await openTestApp(sqlite, { environment: { PUBLIC_URL: 'https://write.example' } });
  const secure = await behind.browser().get('/is_authenticated');
  expect(secure.headers.get('content-security-policy')).toMatch(/; report-uri \/csp-report; report-to csp$/);
  expect(secure.headers.get('reporting-endpoints')).toBe('csp="/csp-report"');
  await behind.close();
});
