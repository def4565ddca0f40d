import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

const write = vi.fn<(line: string) => void>();
const recent = vi.fn<TestApp['services']['documents']['recent']>();
let app: TestApp;

beforeAll(async () => {
  const plain = await openTestApp(kind);
  const documents = { ...plain.services.documents, recent };
  await plain.close();
  app = await openTestApp(kind, { logger: pino({ base: null }, { write }), services: { documents } });
});
afterAll(() => app.close());

test('an unknown failure reveals nothing to the caller, and its place but no data to the log', async () => {
  const visitor = await app.visitor();
  recent.mockRejectedValueOnce(
    Object.assign(new TypeError('Secret words'), { code: 'E_X', detail: 'Secret row' }),
  );
  const answer = await visitor.get('/docs/recent');
  const requestId = answer.headers.get('x-request-id');
  expect(await readAnswer(answer)).toEqual({
    status: 500,
    body: { error: 'Something went wrong on our side. Please try again in a moment.', code: 'internal' },
  });
  const lines = write.mock.calls.map(([line]) => line);
  expect(lines.join('')).not.toContain('Secret');
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'failed');
  expect(failure).toMatchObject({
    requestId,
    code: 'internal',
    error: {
      name: 'TypeError',
      code: 'E_X',
      at: expect.arrayContaining([expect.stringContaining('answer-error.test.ts')]),
    },
  });
});

test('regression 344: a repeated failure is logged when it begins, and then counted once a minute', async () => {
  vi.useFakeTimers();
  write.mockClear();
  const visitor = await app.visitor();
  const busy = new AppError('busy', 503, 'Too many.');
  recent.mockRejectedValue(busy);
  for (let time = 0; time < 50; time++) expect((await visitor.get('/docs/recent')).status).toBe(503);
  const failures = () =>
    write.mock.calls
      .map(([line]) => JSON.parse(line))
      .filter(({ msg }) => msg.startsWith('failed'))
      .map(({ msg, level, code, times }) => ({ msg, level, code, times }));
  const first = { msg: 'failed', level: 40, code: 'busy', times: undefined };
  expect(failures()).toEqual([first]);
  vi.advanceTimersByTime(60_000);
  const counted = { msg: 'failed again', level: 40, code: 'busy', times: 49 };
  expect(failures()).toEqual([first, counted]);
  vi.advanceTimersByTime(120_000);
  expect(failures()).toEqual([first, counted]);
  await visitor.get('/docs/recent');
  expect(failures()).toEqual([first, counted, first]);
  recent.mockReset();
  vi.useRealTimers();
});

test('a page under another name than PUBLIC_URL is logged, because its readers cannot change it', async () => {
  write.mockClear();
  const headers = { origin: 'https://writing.example' };
  const answer = await app.api.request('/auth/anonymous', { method: 'POST', headers });
  expect(answer.status).toBe(403);
  const failures = write.mock.calls.map(([line]) => JSON.parse(line)).filter(({ msg }) => msg === 'failed');
  expect(failures.map(({ level, code }) => ({ level, code }))).toEqual([
    { level: 40, code: 'foreign_origin' },
  ]);
});

test('each request is one log line: id, method, route, status, duration', async () => {
  write.mockClear();
  const answer = await app.api.request('/docs/item/secret-id?secret=query', {
    headers: { cookie: 'secret=cookie' },
  });
  expect(write.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      route: expect.any(String),
      status: 401,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
  expect(write.mock.calls.join('')).not.toContain('secret');
});

test.each([
  ['OPTIONS', '/docs/list', 'GET'],
  ['PUT', '/docs/item/x', 'DELETE, GET'],
  ['GET', '/docs/save/x', 'POST'],
  ['PATCH', '/app/document/x', 'GET'],
  ['DELETE', '/healthz', 'GET'],
])('regression 4: %s %s is answered with the allowed methods', async (method, path, allow) => {
  const answer = await (await app.visitor()).request(path, { method });
  expect(answer.headers.get('allow')).toBe(allow);
  expect(await readAnswer(answer)).toEqual({
    status: 405,
    body: { error: `This address takes ${allow} only.`, code: 'method_not_allowed' },
  });
});

test.each([
  ['GET', '/nothing'],
  ['POST', '/nothing'],
  ['HEAD', '/docs/save/x'],
])('%s %s finds nothing', async (method, path) => {
  expect((await (await app.visitor()).request(path, { method })).status).toBe(404);
});

test('a call whose caller has left is not a failure of the server', async () => {
  write.mockClear();
  const visitor = await app.visitor();
  const left = new AbortController();
  recent.mockImplementationOnce(async () => {
    left.abort();
    throw new DOMException('The caller left.', 'AbortError');
  });
  const answer = await visitor.request('/docs/recent', { signal: left.signal });
  expect(answer.status).toBe(499);
  expect(write.mock.calls.map(([line]) => JSON.parse(line).msg)).not.toContain('failed');
});
