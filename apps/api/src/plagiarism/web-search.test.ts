import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type PeerProcess, startPeer } from '../testing/peer-process.ts';
import { type Search, searchesOf } from './searches.ts';

const sentence = 'Long before the comment box “people” answered books where they stood and passed them on.';

let peer: PeerProcess;
beforeAll(async () => {
  peer = await startPeer(new URL('../citations/testing/works-peer.ts', import.meta.url));
});
afterAll(() => peer.stop());
beforeEach(() => peer.ask('answer'));

function webSearch(): Search {
  const [search] = searchesOf(
    {
      crossref: undefined,
      openAlex: undefined,
      openLibrary: undefined,
      siteIcons: undefined,
      wikipedia: undefined,
      googleSearch: {
        url: `http://127.0.0.1:${peer.port}/customsearch/v1`,
        key: 'key-1',
        engine: 'engine-1',
      },
    },
    { timeoutMs: 1000 },
  );
  if (search === undefined) throw new Error('It is configured.');
  return search;
}

const find = (text = sentence) => webSearch().find(text, 'en', new AbortController().signal);

test('a sentence is searched as a phrase, with the key and the engine', async () => {
  expect(await find()).toEqual([
    {
      title: 'On notes in margins',
      link: 'https://library.example/margins',
      displayLink: 'library.example',
      snippet: 'It is told that people answered books where they stood and passed them on.',
    },
  ]);
  const [asked = ''] = z.array(z.string()).parse(await peer.ask('seen'));
  const { pathname, searchParams } = new URL(asked, 'http://peer');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/customsearch/v1',
    {
      key: 'key-1',
      cx: 'engine-1',
      q: '"Long before the comment box people answered books where they stood and passed them on."',
      num: '3',
    },
  ]);
});

test('an answer without items means no matches', async () => {
  expect(await find('A sentence that nobody else has written before or after.')).toEqual([]);
});

test('hostile pages become plain text, with a web address or none', async () => {
  await peer.ask('hostile');
  const found = await find();
  expect(found.map(({ title, displayLink }) => [title, displayLink])).toEqual([
    ['On notes', 'library.example'],
    ['Another page', 'library.example'],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/script|onerror|alert|<b>/u);
});

test.each(['busy', 'refuse', 'stall', 'drop', 'nonsense', 'huge', 'elsewhere'])(
  '%s: counts as unavailable, and no other address is called',
  async (behaviour) => {
    await peer.ask(behaviour);
    await expect(find()).rejects.toThrow(/^127\.0\.0\.1:\d+ /u);
    expect(await peer.ask('seen')).toEqual([expect.stringMatching(/^\/customsearch\/v1\?/u)]);
  },
);
