import { accountInfo } from '@octavo/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { bomb, photograph } from '../testing/picture-files.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const megabyte = 1024 * 1024;

describe.each(databaseKinds)('pictures on $name', (kind) => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const person = { email: 'ada@write.example', name: 'Ada', countryCode: 'PT' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    browser = app.browser().with('octavo_session', token);
  });
  afterAll(() => app.close());

  const send = (content: string | Uint8Array<ArrayBuffer>, type: string) => {
    const body = new FormData();
    body.append('image', new File([content], 'picture', { type }));
    return readAnswer(browser.request('/account/profile_image', { method: 'POST', body }));
  };
  const hasPicture = async () => (await answerOf(accountInfo, browser.get('/account/info'))).hasPicture;

  test('a photograph becomes a small upright square without metadata', async () => {
    expect(await send(new Uint8Array(await photograph()), 'image/jpeg')).toMatchObject({ status: 200 });
    const answer = await browser.get('/account/profile_image');
    const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.headers.get('content-type'), kept.format, kept.width, kept.height]).toEqual([
      'image/webp',
      'webp',
      288,
      288,
    ]);
    expect([kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(await hasPicture()).toBe(true);
    const other = await app.visitor();
    const theirs = await other.get('/account/profile_image');
    expect(theirs.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('it can be removed', async () => {
    expect((await browser.delete('/account/profile_image')).status).toBe(200);
    expect(await hasPicture()).toBe(false);
  });

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['20,000 × 20,000 pixels', bomb(), 'image/png', 413, 'too_many_pixels'],
    ['an SVG with a script', script, 'image/svg+xml', 415, 'unsupported_media_type'],
    ['an SVG that calls itself PNG', script, 'image/png', 415, 'unsupported_media_type'],
    ['a GIF', 'GIF89a\u0001\u0000', 'image/gif', 415, 'unsupported_media_type'],
    [
      'the first bytes of a PNG and nonsense',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
      'image/png',
      422,
      'unreadable_picture',
    ],
    ['6 MB', Buffer.alloc(6 * megabyte, 1), 'image/png', 413, 'body_too_large'],
    ['nothing', '', 'image/png', 400, 'invalid_request'],
  ] as const)('%s is refused with a message', async (_name, content, type, status, code) => {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    expect(await send(bytes, type)).toEqual({
      status,
      body: { code, error: expect.stringMatching(/picture.*\.$/) },
    });
    expect(await hasPicture()).toBe(false);
  });
});
