import i18next from 'i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { failureSentence } from './failure-sentence.ts';
import { send } from './client.ts';

const texts = {
  network: 'Le serveur est injoignable.',
  streamFailed: 'Échec, statut {{status}}',
  unknown: 'Imprévu.',
};

beforeAll(() => i18next.init({ lng: 'fr-FR', resources: { 'fr-FR': { errors: texts } } }));
afterEach(() => vi.unstubAllGlobals());

async function sentence(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', answer);
  return send({ method: 'GET', path: '/docs/list' }).then(() => 'no failure', failureSentence);
}

test("the server's own sentence is passed on", async () => {
  const answer = async () =>
    Response.json({ error: 'This document is locked.', code: 'locked' }, { status: 423 });
  expect(await sentence(answer)).toBe('This document is locked.');
});

test('a lost connection is told in the language of the page', async () => {
  expect(await sentence(() => Promise.reject(new TypeError('fetch failed')))).toBe(texts.network);
});

test('regression 22: an answer that explains nothing is told in the language of the page', async () => {
  const answer = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(await sentence(answer)).toBe('Échec, statut 502');
});

test('what is no failed call is unexpected', () => {
  expect(failureSentence(new Error('x is not a function'))).toBe(texts.unknown);
});
