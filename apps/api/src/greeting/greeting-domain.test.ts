import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { greetingVideo } from '@octavo/contract';
import { languages } from '@octavo/contract/languages';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(kind);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.api.request(path, { headers });
const videoIn = async (language: string) =>
  greetingVideo.parse(await (await get(`/static/greeting_video/${language}`)).json());

describe.each(languages)('the greeting video in %s', (language) => {
  it.each([
    ['url', 'video/webm', '\u001aE\u00df\u00a3', 0],
    ['mp4', 'video/mp4', 'ftyp', 4],
    ['poster', 'image/webp', 'WEBP', 8],
    ['captions', 'text/vtt', 'WEBVTT', 0],
  ] as const)('has its %s, kept for a year', async (part, type, mark, at) => {
    const answer = await get((await videoIn(language))[part]);
    expect([
      answer.status,
      answer.headers.get('content-type')?.split(';')[0],
      answer.headers.get('cache-control'),
    ]).toEqual([200, type, 'public, max-age=31536000, immutable']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1', at, at + mark.length)).toBe(mark);
  });

  it('says seven things, one after the other, as long as it lasts', async () => {
    const captions = await (await get((await videoIn(language)).captions)).text();
    const times = [...captions.matchAll(/^(\S+) --> (\S+)$/gmu)].map(([, from = '', to = '']) => [from, to]);
    expect(times).toHaveLength(7);
    expect(times.map(([from]) => from)).toEqual(['00:00:00.000', ...times.slice(0, -1).map(([, to]) => to)]);
    const last = times.at(-1)?.[1] ?? '';
    expect(last > '00:00:20.000' && last < '00:00:45.000').toBe(true);
  });
});

test('a part of the film is sent alone, so that one can jump to it', async () => {
  const { url } = await videoIn('en');
  const whole = new Uint8Array(await (await get(url)).arrayBuffer());
  const part = await get(url, { range: 'bytes=1000-1999' });
  expect([part.status, part.headers.get('content-range'), part.headers.get('accept-ranges')]).toEqual([
    206,
    `bytes 1000-1999/${whole.length}`,
    'bytes',
  ]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(1000, 2000));
  expect((await get(url, { range: `bytes=${whole.length}-` })).status).toBe(416);
});

test('a language that there is no film in is refused', async () => {
  expect((await get('/static/greeting_video/it-IT')).status).toBe(400);
});

test.each(['files/en.mkv', 'files/..%2fpackage.json', 'files/..%5cpackage.json', 'files/'])(
  '%s is not there',
  async (path) => {
    expect((await get(`/static/greeting_video/${path}`)).status).toBe(404);
  },
);

test('all films together stay small', () => {
  const folder = join(import.meta.dirname, '..', '..', 'greeting-video');
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes).toHaveLength(languages.length * 4);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(8_000_000);
});
