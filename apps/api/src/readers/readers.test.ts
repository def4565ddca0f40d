import {
  commentList,
  documentComment,
  keptPicture,
  linkState,
  openedLink,
  sharedText,
} from '@octavo/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { mostLinks } from './reader-links.ts';
import { anchor, sharingWriter } from './testing/sharing-writer.ts';

const ok = { status: 200, body: { ok: true } };
const password = 'correct horse';

describe.each(databaseKinds)('a reader’s link on $name', (kind) => {
  let app: TestApp;
  let on: ReturnType<typeof sharingWriter>;

  beforeAll(async () => {
    app = await openTestApp(kind);
    on = sharingWriter(app, await app.visitor());
  });
  afterAll(() => app.close());

  test('comments are written, answered, changed, resolved and taken back', async () => {
    const id = await on.start();
    const link = await on.share(id);
    const reader = await on.open(link.token);
    expect(await answerOf(sharedText, reader.browser.get(reader.at('text')))).toEqual({
      title: 'Tides',
      words: 4,
      version: 2,
      updatedAt: expect.any(String),
      content: paragraphsOf('The tide comes in.'),
    });
    expect(await readAnswer(reader.browser.post(reader.at('name'), { name: ' \u202EAda\u0007 ' }))).toEqual(
      ok,
    );
    const before = await answerOf(linkState, reader.browser.get(reader.at('state')));
    const said = await on.say(reader, 'Which one?\u0000\u202E', { anchor, proposal: 'ebb' });
    expect(said).toEqual({
      id: expect.any(String),
      thread: said.id,
      author: 'reader',
      name: 'Ada',
      isOwn: true,
      text: 'Which one?',
      mark: null,
      proposal: 'ebb',
      anchor,
      createdAt: expect.any(String),
      editedAt: null,
      resolvedAt: null,
    });
    const answer = await on.answer(id, said.id, 'The spring tide.');
    const other = await on.open(link.token);
    const seen = await answerOf(commentList, other.browser.get(other.at('comments')));
    expect(seen.comments.map(({ text, isOwn, author }) => [text, isOwn, author])).toEqual([
      ['Which one?', false, 'reader'],
      ['The spring tide.', false, 'writer'],
    ]);
    expect(seen.revision).toBeGreaterThan(before.revision);
    const notOwn = [
      other.browser.post(other.at(`comments/${said.id}`), { text: 'Not mine' }),
      other.browser.delete(other.at(`comments/${said.id}`)),
      reader.browser.delete(reader.at(`comments/${answer.id}`)),
      on.writer.post(`/docs/comments/${id}/${said.id}`, { text: 'Not mine' }),
      on.writer.post(`/docs/comments/${id}/${answer.id}/resolve`, { resolved: true }),
      on.writer.post(`/docs/comments/${id}`, { thread: answer.id, text: 'No thread' }),
    ];
    expect((await Promise.all(notOwn)).map(({ status }) => status)).toEqual(notOwn.map(() => 404));
    const edited = await answerOf(
      documentComment,
      reader.browser.post(reader.at(`comments/${said.id}`), { text: 'Which tide?' }),
    );
    expect(edited).toEqual({ ...said, text: 'Which tide?', editedAt: expect.any(String) });
    const resolve = (resolved: boolean) =>
      answerOf(documentComment, on.writer.post(`/docs/comments/${id}/${said.id}/resolve`, { resolved }));
    expect((await resolve(true)).resolvedAt).toEqual(expect.any(String));
    expect((await resolve(false)).resolvedAt).toBeNull();
    await reader.browser.post(reader.at('name'), { name: 'Ada B.' });
    expect((await on.comments(id)).map(({ name }) => name)).toEqual(['Ada B.', '']);
    expect((await on.links(id))[0]?.readers.map(({ name, comments }) => [name, comments])).toEqual([
      ['', 0],
      ['Ada B.', 1],
    ]);
    expect(await readAnswer(reader.browser.delete(reader.at(`comments/${said.id}`)))).toEqual(ok);
    expect(await on.comments(id)).toEqual([]);
  });

  test('moved words are reported, without changing the comment', async () => {
    const id = await on.start();
    const reader = await on.open((await on.share(id)).token);
    const said = await on.say(reader, 'Which one?');
    const answer = await on.answer(id, said.id, 'This one.');
    const elsewhere = await on.start();
    const { revision } = await answerOf(linkState, reader.browser.get(reader.at('state')));
    const moved = { quote: 'tide', before: 'A ', after: '', offset: 2 };
    const anchors = [
      { id: said.id, anchor },
      { id: said.id, anchor: moved },
      { id: answer.id, anchor: moved },
      { id: 'none', anchor: moved },
    ];
    expect(await readAnswer(on.writer.post(`/docs/comment_anchors/${id}`, { anchors }))).toEqual(ok);
    await on.writer.post(`/docs/comment_anchors/${elsewhere}`, { anchors: [{ id: said.id, anchor }] });
    expect((await on.comments(id)).map((comment) => comment.anchor)).toEqual([moved, null]);
    expect((await answerOf(linkState, reader.browser.get(reader.at('state')))).revision).toBe(revision);
  });

  test('500 anchors are moved in one call', async () => {
    const id = await on.start();
    const { db } = app.connection;
    const reader = await on.open((await on.share(id)).token);
    const said = await on.say(reader, 'One');
    const [first] = await db.selectFrom('document_comments').selectAll().where('id', '=', said.id).execute();
    if (!first) throw new Error('The comment was stored.');
    const ids = Array.from({ length: 499 }, () => crypto.randomUUID());
    await db
      .insertInto('document_comments')
      .values(ids.map((copy) => ({ ...first, id: copy, thread: copy })))
      .execute();
    const long = { quote: 'ü'.repeat(2000), before: 'ü'.repeat(32), after: 'ü'.repeat(32) };
    const anchors = [said.id, ...ids].map((one, offset) => ({ id: one, anchor: { ...long, offset } }));
    expect(await readAnswer(on.writer.post(`/docs/comment_anchors/${id}`, { anchors }))).toEqual(ok);
    const offsets = (await on.comments(id)).map((comment) => comment.anchor?.offset);
    expect(offsets.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(anchors.map((_, offset) => offset));
  });

  test('more comments than one page are all listed, oldest first', async () => {
    const id = await on.start();
    const reader = await on.open((await on.share(id)).token);
    const said = await on.say(reader, 'One');
    const { db } = app.connection;
    const first = await db
      .selectFrom('document_comments')
      .selectAll()
      .where('id', '=', said.id)
      .executeTakeFirstOrThrow();
    // Every third was written at the same moment as the one before.
    const moment = (index: number) => new Date(Date.UTC(2020, 0, 1) - Math.ceil(index / 3)).toISOString();
    const copies = Array.from({ length: 1100 }, (_, index) => {
      const copy = crypto.randomUUID();
      return { ...first, id: copy, thread: copy, visit_id: null, created_at: moment(index) };
    });
    for (const from of [0, 550]) {
      await db
        .insertInto('document_comments')
        .values(copies.slice(from, from + 550))
        .execute();
    }
    const key = ({ createdAt, id: one }: { createdAt: string; id: string }) => `${createdAt} ${one}`;
    const keys = (await on.comments(id)).map(key);
    expect(keys).toHaveLength(1101);
    expect(new Set(keys).size).toBe(1101);
    expect(keys).toEqual(keys.toSorted());
    const own = await answerOf(commentList, reader.browser.get(reader.at('comments')));
    expect(own.comments.map(key)).toEqual(keys);
  });

  test('a browser that opens a link again remains the same reader', async () => {
    const id = await on.start();
    const { token } = await on.share(id);
    const reader = await on.open(token);
    await reader.browser.post(reader.at('name'), { name: 'Ada' });
    expect(await answerOf(openedLink, reader.browser.post('/readers/open', { token }))).toEqual({
      linkId: reader.linkId,
      kind: 'comment',
      name: 'Ada',
    });
    expect((await on.links(id))[0]?.readers).toHaveLength(1);
  });

  test('a read-only link shows no comments of others', async () => {
    const id = await on.start();
    const teacher = await on.open((await on.share(id)).token);
    await on.say(teacher, 'A weak beginning.');
    const friend = await on.open((await on.share(id, { kind: 'read' })).token);
    expect((await answerOf(commentList, friend.browser.get(friend.at('comments')))).comments).toEqual([]);
  });

  test('one reader’s cookie does not open other links', async () => {
    const id = await on.start();
    const reader = await on.open((await on.share(id)).token);
    const other = await on.open((await on.share(id)).token);
    const stolen = app
      .browser()
      .with(`octavo_reader_${other.linkId}`, reader.browser.cookies[`octavo_reader_${reader.linkId}`] ?? '');
    expect((await stolen.get(other.at('text'))).status).toBe(404);
  });

  test('a link has a password, then a new password, and the same reader after it', async () => {
    const id = await on.start();
    const { id: linkId, token, hasPassword } = await on.share(id, { password });
    expect(hasPassword).toBe(true);
    const browser = app.browser();
    const open = (given?: string) => readAnswer(browser.post('/readers/open', { token, password: given }));
    expect(await open()).toMatchObject({ status: 401, body: { code: 'password_needed' } });
    expect(await open('wrong')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    const reader = await on.open(token, browser, password);
    const said = await on.say(reader, 'Mine');
    // Known by now.
    expect((await open()).status).toBe(200);
    await on.writer.post(`/docs/links/${id}/${linkId}`, { password: 'another' });
    expect(await readAnswer(browser.get(reader.at('state')))).toMatchObject({
      status: 401,
      body: { code: 'password_needed' },
    });
    expect(await open(password)).toMatchObject({ status: 403 });
    expect((await open('another')).status).toBe(200);
    expect((await browser.delete(reader.at(`comments/${said.id}`))).status).toBe(200);
    const stored = await app.connection.db
      .selectFrom('reader_links')
      .select('password')
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow();
    expect(stored.password).not.toContain('another');
  });

  test('a revoked link leaves its comments with their names', async () => {
    const id = await on.start();
    const { id: linkId, token } = await on.share(id);
    const reader = await on.open(token);
    await reader.browser.post(reader.at('name'), { name: 'Ada' });
    await on.say(reader, 'Stays');
    expect(await readAnswer(on.writer.delete(`/docs/links/${id}/${linkId}`))).toEqual(ok);
    expect((await on.comments(id)).map(({ name, text }) => [name, text])).toEqual([['Ada', 'Stays']]);
    expect(await on.links(id)).toEqual([]);
  });

  test('a document has a limited number of links, even if they are created at once', async () => {
    const id = await on.start();
    const make = () => on.writer.post(`/docs/links/${id}`, { name: 'Friend', kind: 'read' });
    const answers = await Promise.all(Array.from({ length: mostLinks + 2 }, make));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: mostLinks }, () => 200),
      409,
      409,
    ]);
    expect(await readAnswer(make())).toMatchObject({ body: { code: 'too_many_links' } });
  });

  test('a picture is available while the text shows it', async () => {
    const id = await on.start();
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('image', new File([new Uint8Array(image)], 'tide.png', { type: 'image/png' }));
    const picture = await answerOf(
      keptPicture,
      on.writer.request(`/docs/pictures/${id}`, { method: 'POST', body }),
    );
    const reader = await on.open((await on.share(id, { kind: 'read' })).token);
    const read = (pictureId: string) => reader.browser.get(reader.at(`pictures/${pictureId}`));
    expect((await read(picture.id)).status).toBe(404);
    const content = {
      type: 'doc',
      content: [{ type: 'picture', attrs: { id: picture.id, width: 8, height: 8 } }],
    };
    expect((await on.writer.post(`/docs/save/${id}`, { title: 'Tides', content })).status).toBe(200);
    const shown = await read(picture.id);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    expect((await read('%25')).status).toBe(404);
    await on.writer.post(`/docs/save/${id}`, { title: 'Tides', content: paragraphsOf('Gone') });
    expect((await read(picture.id)).status).toBe(404);
  });

  test('locking encrypts comments with the text, and unlocking restores them', async () => {
    const id = await on.start();
    const link = await on.share(id);
    const reader = await on.open(link.token);
    const said = await on.say(reader, 'A secret remark');
    await on.answer(id, said.id, 'A secret answer');
    const revoked = await on.share(id);
    const other = await on.open(revoked.token);
    await on.say(other, 'Another');
    const before = await on.comments(id);
    expect((await on.writer.post(`/docs/lock/${id}`, { password, hint: '' })).status).toBe(200);
    const rows = await app.connection.db
      .selectFrom('document_comments')
      .select('id')
      .where('document_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
    expect(await on.comments(id)).toEqual([]);
    await on.writer.delete(`/docs/links/${id}/${revoked.id}`);
    expect((await on.writer.post(`/docs/unlock/${id}`, { password })).status).toBe(200);
    expect(await on.comments(id)).toEqual(before);
    const seen = await answerOf(commentList, reader.browser.get(reader.at('comments')));
    expect(seen.comments.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
    await reader.browser.delete(reader.at(`comments/${said.id}`));
    expect((await on.comments(id)).map(({ text }) => text)).toEqual(['Another']);
  });

  test('a comment written during locking is either encrypted or refused', async () => {
    const id = await on.start();
    const reader = await on.open((await on.share(id)).token);
    const say = (text: string) => reader.browser.post(reader.at('comments'), { anchor, text });
    const [locked, ...answers] = await Promise.all([
      on.writer.post(`/docs/lock/${id}`, { password, hint: '' }),
      ...Array.from({ length: 8 }, (_, index) => say(`Remark ${index}`)),
    ]);
    const isLocked = locked?.status === 200;
    const left = await app.connection.db
      .selectFrom('document_comments')
      .select('text')
      .where('document_id', '=', id)
      .execute();
    if (isLocked) await on.writer.post(`/docs/unlock/${id}`, { password });
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(await on.comments(id)).toHaveLength(taken);
    expect(left).toHaveLength(isLocked ? 0 : taken);
  });

  test.each(['deleted for good', 'revoked'])(
    'regression 358: a comment written while everything is being %s is accepted or not found',
    async (end) => {
      for (let round = 0; round < 5; round += 1) {
        const id = await on.start();
        const link = await on.share(id);
        const reader = await on.open(link.token);
        await on.say(reader, 'First');
        const say = (index: number) =>
          reader.browser.post(reader.at('comments'), { anchor, text: `Remark ${index}` });
        const [ended, ...answers] = await Promise.all([
          end === 'revoked'
            ? on.writer.delete(`/docs/links/${id}/${link.id}`)
            : on.writer.delete(`/docs/item/${id}?permanent=1`),
          ...Array.from({ length: 8 }, (_, index) => say(index)),
        ]);
        expect(ended?.status).toBe(200);
        const others = answers.filter(({ status }) => status !== 200 && status !== 404);
        expect(await Promise.all(others.map((answer) => answer.text()))).toEqual([]);
      }
    },
  );
});
