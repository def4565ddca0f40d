import {
  commentList,
  created,
  documentComment,
  linkState,
  openedLink,
  readerLink,
  readerLinkList,
  sharedText,
} from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const ok = { status: 200, body: { ok: true } };
const anchor = { quote: 'tide', before: 'The ', after: ' comes in.', offset: 4 };

describe.each(databaseKinds)('a reader’s link on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind);
    writer = await app.visitor();
  });
  afterAll(() => app.close());

  const start = async (text = 'The tide comes in.'): Promise<string> => {
    const { id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Tides' }));
    await writer.post(`/docs/save/${id}`, { title: 'Tides', content: paragraphsOf(text) });
    return id;
  };
  const share = (id: string, wanted: object = {}) =>
    answerOf(readerLink, writer.post(`/docs/links/${id}`, { name: 'Friend', kind: 'comment', ...wanted }));
  const linksOf = async (id: string) =>
    (await answerOf(readerLinkList, writer.get(`/docs/links/${id}`))).links;
  const open = async (token: string, browser = app.browser(), password?: string) => {
    const { linkId } = await answerOf(openedLink, browser.post('/readers/open', { token, password }));
    return { browser, at: (path: string) => `/readers/${linkId}/${path}` };
  };

  test('what is said, answered, changed and taken back', async () => {
    const id = await start();
    const link = await share(id);
    const reader = await open(link.token);
    const text = await answerOf(sharedText, reader.browser.get(reader.at('text')));
    expect(text).toMatchObject({ title: 'Tides', words: 4, content: paragraphsOf('The tide comes in.') });
    expect(await readAnswer(reader.browser.post(reader.at('name'), { name: ' \u202EAda\u0007 ' }))).toEqual(
      ok,
    );
    const before = await answerOf(linkState, reader.browser.get(reader.at('state')));
    const said = await answerOf(
      documentComment,
      reader.browser.post(reader.at('comments'), { anchor, text: 'Which one?' }),
    );
    expect(said).toMatchObject({ thread: said.id, author: 'reader', name: 'Ada', isOwn: true, anchor });
    const answer = await answerOf(
      documentComment,
      writer.post(`/docs/comments/${id}`, { thread: said.id, text: 'The spring tide.' }),
    );
    const other = await open(link.token);
    const seen = await answerOf(commentList, other.browser.get(other.at('comments')));
    expect(seen.comments.map(({ text: words, isOwn, author }) => [words, isOwn, author])).toEqual([
      ['Which one?', false, 'reader'],
      ['The spring tide.', false, 'writer'],
    ]);
    expect(seen.revision).toBeGreaterThan(before.revision);
    expect((await other.browser.post(other.at(`comments/${said.id}`), { text: 'Not mine' })).status).toBe(
      404,
    );
    const edited = await answerOf(
      documentComment,
      reader.browser.post(reader.at(`comments/${said.id}`), { text: 'Which tide?' }),
    );
    expect(edited).toMatchObject({ text: 'Which tide?', editedAt: expect.any(String) });
    const resolved = await answerOf(
      documentComment,
      writer.post(`/docs/comments/${id}/${said.id}/resolve`, { resolved: true }),
    );
    expect(resolved.resolvedAt).not.toBeNull();
    const moved = { ...anchor, before: 'A ', offset: 2 };
    await writer.post(`/docs/comment_anchors/${id}`, {
      anchors: [
        { id: said.id, anchor: moved },
        { id: answer.id, anchor },
        { id: 'none', anchor },
      ],
    });
    const own = await answerOf(commentList, writer.get(`/docs/comments/${id}`));
    expect(own.comments.map((comment) => [comment.anchor, comment.isOwn])).toEqual([
      [moved, false],
      [null, true],
    ]);
    expect(await readAnswer(reader.browser.delete(reader.at(`comments/${said.id}`)))).toEqual(ok);
    expect((await answerOf(commentList, writer.get(`/docs/comments/${id}`))).comments).toEqual([]);
  });

  test('a browser that opens a link again is the same reader', async () => {
    const id = await start();
    const { token } = await share(id);
    const reader = await open(token);
    await reader.browser.post(reader.at('name'), { name: 'Ada' });
    const again = await answerOf(openedLink, reader.browser.post('/readers/open', { token }));
    expect(again.name).toBe('Ada');
    const [link] = await linksOf(id);
    expect(link?.readers).toEqual([
      { name: 'Ada', firstAt: expect.any(String), lastAt: expect.any(String), comments: 0 },
    ]);
  });
});
