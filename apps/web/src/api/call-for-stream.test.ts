import { aiCallHeader } from '@octavo/contract/ai-call-header';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openBody } from '../testing/open-body.ts';
import { withoutStreamIteration } from '../testing/without-stream-iteration.ts';
import { callForStream } from './call-for-stream.ts';

const texts = { streamBroken: 'Interrompue.' };

beforeAll(() => i18next.init({ lng: 'fr-FR', resources: { 'fr-FR': { errors: texts } } }));
afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const { signal } = new AbortController();

test('regression 130: an answer is streamed in a browser that cannot iterate over streams', async () => {
  const restore = withoutStreamIteration();
  const pieces: string[] = [];
  answering(() => new Response('Well said.', { headers: { 'x-octavo-engine': 'model' } }));
  const engine = await callForStream('makeLocal', { body: { text: 'Said good.' }, signal }, (piece) =>
    pieces.push(piece),
  );
  restore();

  expect([pieces.join(''), engine]).toEqual(['Well said.', 'model']);
});

test('a broken stream is reported in the language of the page', async () => {
  const body = openBody('Well');
  answering(() => new Response(body.stream));
  const streamed = callForStream('makeLocal', { body: { text: 'Said good.' }, signal }, () => {
    void body.breakOff();
  });

  await expect(streamed).rejects.toMatchObject({ code: 'broken', message: 'Interrompue.' });
});

test('a named call sends its name to the server', async () => {
  const fetched = answering(() => new Response('Well said.'));
  const body = { text: 'Said good.' };
  await callForStream('makeLocal', { body, signal, callName: 'call-one' }, () => {});
  await callForStream('makeLocal', { body, signal }, () => {});

  const headers = fetched.mock.calls.map(([, request]) => new Headers(request?.headers));
  expect(headers.map((each) => [each.get(aiCallHeader), each.get('content-type')])).toEqual([
    ['call-one', 'application/json'],
    [null, 'application/json'],
  ]);
});
