import { linkState, openedLink, readerLink } from '@octavo/contract';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { oneDatabase } from '../testing/test-databases.ts';
import { anchor, sharingWriter } from './testing/sharing-writer.ts';

const json = { 'content-type': 'application/json' };

describe.each(oneDatabase)('what guards readers’ links on $name', (kind) => {
  let app: TestApp;
  let on: ReturnType<typeof sharingWriter>;
  const lines: string[] = [];

  beforeAll(async () => {
    const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    app = await openTestApp(kind, { logger, environment: { METRICS_TOKEN: 'a-token-of-24-characters' } });
    on = sharingWriter(app, await app.visitor());
  });
  afterAll(() => app.close());

  const openWith = (token: string, headers: Record<string, string>, password?: string) =>
    app.api.request('http://localhost/readers/open', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ token, password }),
    });

  test('a token is as long as that of a session, and its cookie is sent only with the calls of the link', async () => {
    const { token } = await on.share(await on.start());
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await openWith(token, {});
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=*;'));
    const { linkId } = openedLink.parse(await answer.json());
    expect(cookies).toEqual([
      `octavo_reader_${linkId}=*; Max-Age=31536000; Path=/readers/${linkId}; HttpOnly; SameSite=Strict`,
      `octavo_reader_${linkId}=*; Max-Age=31536000; Path=/readers/open; HttpOnly; SameSite=Strict`,
    ]);
    const stored = await app.connection.db.selectFrom('link_visits').select('token_hash').execute();
    expect(stored.map((row) => row.token_hash)).not.toContain(
      /=([\w-]{43});/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1],
    );
  });

  test('over TLS the cookie has the __Secure- prefix', async () => {
    const secure = await openTestApp(kind, { environment: { PUBLIC_URL: 'https://write.example' } });
    const writing = sharingWriter(secure, await secure.visitor());
    const { token } = await writing.share(await writing.start());
    const reader = await writing.open(token);
    expect(Object.keys(reader.browser.cookies)).toEqual([`__Secure-octavo_reader_${reader.linkId}`]);
    expect((await reader.browser.get(reader.at('text'))).status).toBe(200);
    await secure.close();
  });

  test('a browser remembers a limited number of links', async () => {
    const { token } = await on.share(await on.start());
    const names = Array.from({ length: 60 }, (_, index) => `octavo_reader_${index}`);
    const answer = await openWith(token, { cookie: names.map((name) => `${name}=none`).join('; ') });
    expect(answer.headers.getSetCookie().at(-1)).toBe('octavo_reader_0=; Max-Age=0; Path=/readers/open');
  });

  test('calls from another site are refused', async () => {
    const reader = await on.open((await on.share(await on.start())).token);
    const foreign = { ...json, origin: 'https://evil.example' };
    const answers = [
      await reader.browser.request(reader.at('comments'), {
        method: 'POST',
        headers: foreign,
        body: JSON.stringify({ anchor, text: 'Spam' }),
      }),
      await reader.browser.request('/readers/open', { method: 'POST', headers: foreign, body: '{}' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  test('answers are private, and hidden from search engines', async () => {
    const reader = await on.open((await on.share(await on.start())).token);
    for (const path of ['text', 'state', 'comments', 'pictures/none']) {
      const { headers } = await reader.browser.get(reader.at(path));
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    }
  });

  test('the reader’s page sends no referrer and is not indexed', async () => {
    const token = 'x'.repeat(43);
    const { headers } = await app.api.request(`/app/r/${token}`);
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      'noindex, nofollow',
      'no-referrer',
    ]);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    const home = await app.api.request('/app/');
    expect([home.headers.get('x-robots-tag'), home.headers.get('referrer-policy')]).toEqual([
      null,
      'strict-origin-when-cross-origin',
    ]);
  });

  test('neither log nor metrics contain a token, a link or a reader', async () => {
    const { token, id: linkId } = await on.share(await on.start());
    const reader = await on.open(token);
    await reader.browser.post(reader.at('name'), { name: 'Secret-Ada' });
    await app.api.request(`/app/r/${token}`);
    await reader.browser.get(reader.at('text'));
    const metrics = await app.browser().request('/metrics', {
      headers: { authorization: 'Bearer a-token-of-24-characters' },
    });
    const written = lines.join('') + (await metrics.text());
    expect(written).toContain('/readers/:linkId/text');
    for (const secret of [token, linkId, 'Secret-Ada']) expect(written).not.toContain(secret);
  });

  test('wrong passwords are counted by link and network, and right ones are not', async () => {
    const limited = await openTestApp(kind);
    const writing = sharingWriter(limited, await limited.visitor());
    const { token } = await writing.share(await writing.start(), { password: 'correct horse' });
    const other = await writing.share(await writing.start(), { password: 'correct horse' });
    const attempt = (password: string, link = token) =>
      readAnswer(limited.browser().post('/readers/open', { token: link, password }));
    for (let index = 0; index < 12; index += 1) expect((await attempt('correct horse')).status).toBe(200);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => attempt('wrong')));
    expect(wrong.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 403),
      429,
      429,
    ]);
    expect((await attempt('correct horse')).status).toBe(429);
    expect((await attempt('correct horse', other.token)).status).toBe(200);
    await limited.close();
  });

  test('unknown links are counted by network', async () => {
    const limited = await openTestApp(kind);
    const statuses = [];
    for (let index = 0; index < 301; index += 1) {
      const token = index % 2 === 0 ? crypto.randomUUID() : `${index}`.padStart(43, 'x');
      statuses.push((await limited.browser().post('/readers/open', { token })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 300 }, () => 404), 429]);
    await limited.close();
  });

  test('a reader writes a limited number of comments in an hour', async () => {
    const reader = await on.open((await on.share(await on.start())).token);
    const statuses = [];
    for (let index = 0; index < 241; index += 1) {
      statuses.push(
        (await reader.browser.post(reader.at('comments'), { anchor, mark: 'good', text: '' })).status,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(240);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a document accepts 10,000 comments, and no more than there is room for', async () => {
    const id = await on.start();
    const reader = await on.open((await on.share(id)).token);
    const { db } = app.connection;
    const tally = (values: object) =>
      db.updateTable('comment_tallies').set(values).where('document_id', '=', id).execute();
    const say = () => readAnswer(reader.browser.post(reader.at('comments'), { anchor, text: 'One more' }));
    await on.say(reader, 'First');
    await tally({ comments: 11_999 });
    expect((await say()).status).toBe(200);
    expect(await say()).toMatchObject({ status: 409, body: { code: 'too_many_comments' } });
    await tally({ comments: 2, bytes: 24 * 1024 * 1024 });
    expect(await say()).toMatchObject({ status: 409, body: { code: 'too_many_comments' } });
  });

  test.each([
    [' Ada\nLovelace ', 'Ada Lovelace'],
    ['\u202Eevil\u202C', 'evil'],
    ['A\u2066d\u2069a\u200B', 'Ada'],
    ['\u0000\u0007Ada\u009F', 'Ada'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['Zoe\u0308', 'Zoë'],
    ['👩‍🏫 Ada', '👩‍🏫 Ada'],
  ])('the name %j is %j', async (given, kept) => {
    const link = await answerOf(
      readerLink,
      on.writer.post(`/docs/links/${await on.start()}`, { name: given, kind: 'read' }),
    );
    expect(link.name).toBe(kept);
    const reader = await on.open(link.token);
    await reader.browser.post(reader.at('name'), { name: given });
    const again = await reader.browser.post('/readers/open', { token: link.token });
    expect(await again.json()).toMatchObject({ name: kept });
  });

  test('a name or comment without visible characters is refused', async () => {
    const reader = await on.open((await on.share(await on.start())).token);
    const answers = [
      await reader.browser.post(reader.at('name'), { name: '\u202E\u200B' }),
      await reader.browser.post(reader.at('comments'), { anchor, text: '\u202E' }),
      await reader.browser.post(reader.at('comments'), { anchor, text: '' }),
      await reader.browser.post(reader.at('comments'), { text: 'About what?' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await answerOf(linkState, reader.browser.get(reader.at('state')))).toMatchObject({ revision: 0 });
  });
});
