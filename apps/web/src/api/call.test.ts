import i18next from 'i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openBody } from '../testing/open-body.ts';
import { call, callAs, callForFile } from './call.ts';
import { failureSentence } from './call-failed.ts';

const texts = {
  network: 'Le serveur est injoignable.',
  timeout: 'Le serveur n’a pas répondu à temps.',
  streamFailed: 'Échec, statut {{status}}',
  unknown: 'Imprévu.',
};

const refusals = {
  document_locked: 'Ce document est verrouillé.',
  too_many_attempts: 'Réessayez dans {{wait}}.',
  body_too_large: 'Au plus {{size}}.',
  not_allowed: 'Ce compte ne le permet pas.',
  'not_allowed-member': 'Il vous faut un compte.',
};

beforeAll(() => i18next.init({ lng: 'fr-FR', resources: { 'fr-FR': { errors: texts, refusals } } }));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.octavoEarly = undefined;
});

const ok = () => Response.json({ ok: true });

function answering(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function sentence(answer: () => Response | Promise<Response>): Promise<string> {
  answering(answer);
  return call('listDocuments').then(() => 'no failure', failureSentence);
}

test('fills the path and the query and sends the body as JSON', async () => {
  const fetched = answering(ok);
  await call('setTags', { params: { id: 'a/b' }, body: { tags: ['one'] } });
  await call('listDocuments', { query: { favourites: '1', 'dateRange[from]': undefined } });

  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/docs/set_tags/a%2Fb',
    '/docs/list?favourites=1',
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"tags":["one"]}',
  });
});

test.each([
  [{ 'x-octavo-engine': 'model' }, 'model'],
  [{ 'x-octavo-engine': 'built-in' }, 'built-in'],
  [{ 'x-octavo-engine': 'built-in', 'x-octavo-notice': 'model-unavailable' }, 'stand-in'],
  [{}, 'built-in'],
])('an answer with the headers %j was written by %s', async (headers, engine) => {
  answering(() => Response.json({ ok: true }, { headers }));
  expect(await callAs('listDocuments')).toMatchObject({ engine });
});

test('sends a form where the contract asks for one', async () => {
  const fetched = answering(ok);
  const image = new File(['x'], 'me.png');
  await call('createSharedAccount', { body: { code: 'otter-17', name: 'Ana', image } });

  const form = fetched.mock.calls[0]?.[1]?.body;
  expect(form).toBeInstanceOf(FormData);
  expect(form instanceof FormData && [...form.keys()]).toEqual(['code', 'name', 'image']);
});

test('returns a file with the name from its header', async () => {
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''%C3%89t%C3%A9.pdf" };
  answering(() => new Response('%PDF', { headers }));
  const body = { fileType: 'pdf', margin: 20, pageSize: 'A4', fontSize: 11, font: 'tinos' } as const;
  const { file, name } = await callForFile('downloadDocument', { params: { id: '1' }, body });
  expect([await file.text(), name]).toEqual(['%PDF', 'Été.pdf']);
});

test('an early answer that failed is requested again, and its body is closed', async () => {
  const early = openBody('{"error":');
  globalThis.octavoEarly = new Map([
    ['/docs/list', Promise.resolve(new Response(early.stream, { status: 503 }))],
  ]);
  answering(ok);

  expect(await call('listDocuments')).toEqual({ ok: true });
  expect(early.cancelled).toHaveBeenCalledOnce();
});

test('regression 311: a refusal is reported by its code in the language of the page', async () => {
  const answer = () =>
    Response.json({ error: 'This document is locked.', code: 'document_locked' }, { status: 423 });
  expect(await sentence(answer)).toBe(refusals.document_locked);
  await expect(call('listDocuments')).rejects.toMatchObject({ status: 423, code: 'document_locked' });
});

test.each([
  [{ code: 'too_many_attempts', values: { seconds: 90 } }, 'Réessayez dans 2 minutes.'],
  [{ code: 'body_too_large', values: { bytes: 5 * 1024 * 1024 } }, 'Au plus 5 Mo.'],
  [{ code: 'not_allowed', reason: 'member' }, 'Il vous faut un compte.'],
  [{ code: 'not_allowed', reason: 'unheard_of' }, 'Ce compte ne le permet pas.'],
  [{ code: 'unheard_of' }, texts.unknown],
  [{}, texts.unknown],
])('regression 311: %j is reported with its values, never in the server’s words', async (body, told) => {
  const answer = () => Response.json({ error: 'Words of the server.', ...body }, { status: 400 });
  expect((await sentence(answer)).replaceAll(/\s/gu, ' ')).toBe(told);
});

test('an error field fails the call even if the status is 200', async () => {
  expect(await sentence(() => Response.json({ error: 'No such tag.' }))).toBe(texts.unknown);
});

test('a lost connection is reported in the language of the page', async () => {
  expect(await sentence(() => Promise.reject(new TypeError('fetch failed')))).toBe(texts.network);
});

test('a call without an answer fails after 80 seconds, in the language of the page', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await sentence(() => Promise.reject(new DOMException('late', 'TimeoutError')))).toBe(texts.timeout);
  expect(timeout).toHaveBeenCalledWith(80_000);
  timeout.mockRestore();
});

test('regression 22: an answer without an explanation is reported in the language of the page', async () => {
  expect(await sentence(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))).toBe(
    'Échec, statut 502',
  );
});

test('a cancelled call rejects with its AbortError', async () => {
  const controller = new AbortController();
  answering(() => {
    controller.abort();
    return Promise.reject(controller.signal.reason);
  });
  await expect(call('listDocuments', { signal: controller.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});

test('any other error is reported as unexpected', () => {
  expect(failureSentence(new Error('x is not a function'))).toBe(texts.unknown);
});
