import { commentList } from '@octavo/contract';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { anchor, sharingWriter } from './testing/sharing-writer.ts';

const tables = ['reader_links', 'link_visits', 'document_comments', 'comment_tallies'] as const;

describe.each(databaseKinds)('what becomes of links and comments on $name', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(kind);
  });
  afterEach(() => app.close());

  const enter = async (visitor?: Browser): Promise<Browser> => {
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'PT' };
    const token = visitor?.cookies['octavo_session'];
    const session = token === undefined ? undefined : await app.services.sessions.find(token);
    const entered = await app.services.signIn.enter(person, { session, token });
    return app.browser().with('octavo_session', entered);
  };
  const count = async () => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      counts[table] = (await app.connection.db.selectFrom(table).selectAll().execute()).length;
    }
    return counts;
  };
  const none = Object.fromEntries(tables.map((table) => [table, 0]));
  const shared = async (writer: Browser) => {
    const on = sharingWriter(app, writer);
    const id = await on.start();
    const link = await on.share(id);
    const reader = await on.open(link.token);
    await reader.browser.post(reader.at('name'), { name: 'Ada' });
    const said = await on.say(reader, 'Which one?');
    await on.answer(id, said.id, 'This one.');
    return { on, id, link, reader };
  };

  test('deleting a document for good deletes all of them', async () => {
    const writer = await app.visitor();
    const { id } = await shared(writer);
    expect(Object.values(await count())).toEqual([1, 1, 2, 1]);
    await writer.delete(`/docs/item/${id}?permanent=1`);
    expect(await count()).toEqual(none);
  });

  test('emptying the trash deletes them too', async () => {
    const writer = await app.visitor();
    const { id } = await shared(writer);
    await writer.delete(`/docs/item/${id}`);
    await writer.post('/docs/empty_trash');
    expect(await count()).toEqual(none);
  });

  test('deleting the account deletes them too', async () => {
    const writer = await enter();
    await shared(writer);
    await writer.post('/account/comment_mail', { on: false });
    const { db } = app.connection;
    expect(await db.selectFrom('comment_mails').selectAll().execute()).toHaveLength(1);
    const answer = await writer.post('/account/deletion');
    expect(answer.status).toBe(200);
    await db.updateTable('accounts').set({ delete_at: '2020-01-01T00:00:00.000Z' }).execute();
    for (const domain of app.domains) await domain.sweep?.();
    expect(await count()).toEqual(none);
    expect(await db.selectFrom('comment_mails').selectAll().execute()).toEqual([]);
  });

  test('they are taken along when a visitor signs in, and readers can go on reading', async () => {
    const visitor = await app.visitor();
    const { id, reader } = await shared(visitor);
    const known = await enter();
    const { email } = await app.connection.db
      .selectFrom('accounts')
      .select('email')
      .where('type', '=', 'main')
      .executeTakeFirstOrThrow();
    const token = visitor.cookies['octavo_session'] ?? '';
    const session = await app.services.sessions.find(token);
    await app.services.signIn.enter({ email: email ?? '', name: '', countryCode: 'PT' }, { session, token });
    const list = await answerOf(commentList, known.get(`/docs/comments/${id}`));
    expect(list.comments.map(({ text }) => text)).toEqual(['Which one?', 'This one.']);
    expect((await reader.browser.get(reader.at('text'))).status).toBe(200);
    const answer = await reader.browser.post(reader.at('comments'), { anchor, text: 'More' });
    expect(answer.status).toBe(200);
    await known.delete(`/docs/item/${id}?permanent=1`);
  });

  test('the export of an account contains comments and links, without their secrets', async () => {
    const writer = await enter();
    const { id, link } = await shared(writer);
    const answer = await writer.get('/account/export');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const read = (end: string): unknown => {
      const [, bytes] = Object.entries(files).find(([path]) => path.endsWith(end)) ?? [];
      return JSON.parse(new TextDecoder().decode(bytes));
    };
    const path = `documents/Tides ${id.slice(0, 8)}`;
    expect(read(`${path} comments.json`)).toMatchObject([
      { author: 'reader', name: 'Ada', text: 'Which one?', anchor },
      { author: 'writer', text: 'This one.' },
    ]);
    expect(read(`${path} links.json`)).toMatchObject([
      { name: 'Friend', kind: 'comment', readers: [{ name: 'Ada', comments: 1 }] },
    ]);
    expect(JSON.stringify(read(`${path} links.json`))).not.toContain(link.token);
    expect(read('settings.json')).toMatchObject({ mailsAboutComments: true });
    await writer.post(`/docs/lock/${id}`, { password: 'correct horse', hint: '' });
    const locked = unzipSync(new Uint8Array(await (await writer.get('/account/export')).arrayBuffer()));
    expect(Object.keys(locked).filter((name) => name.endsWith('comments.json'))).toEqual([]);
    expect(JSON.parse(new TextDecoder().decode(locked['not-exported.json']))).toMatchObject([
      { id, missing: ['locked'] },
    ]);
  });
});
