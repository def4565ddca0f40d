import { created, documentList, tagList } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const ok = { status: 200, body: { ok: true } };

describe.each(databaseKinds)('tags on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const write = async (...tags: string[]): Promise<string> => {
    const { id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Essay' }));
    if (tags.length > 0) expect(await setTags(id, tags)).toEqual(ok);
    return id;
  };
  const setTags = (id: string, tags: readonly string[]) =>
    readAnswer(writer.post(`/docs/set_tags/${id}`, { tags }));
  const tagsOf = async (id: string) => (await answerOf(tagList, writer.get(`/docs/tags/${id}`))).tags;
  const suggest = async (input: string, used = '') => {
    const query = new URLSearchParams({ input, usedTags: used }).toString();
    return (await answerOf(tagList, writer.get(`/docs/tags_suggestion?${query}`))).tags;
  };

  test('are a set: duplicates in any case are stored once, in the list as one string', async () => {
    writer = await app.visitor();
    const id = await write('History', ' Draft ', 'history');
    expect(await tagsOf(id)).toEqual(['history', 'Draft']);
    const { docs } = await answerOf(documentList, writer.get('/docs/list'));
    expect(docs.map(({ tags }) => tags)).toEqual(['history,Draft']);
  });

  test('regression 173: are equal in any Unicode composition and with either apostrophe', async () => {
    writer = await app.visitor();
    const id = await write('Étude', 'e\u0301tude', 'l’eau', "l'eau");
    expect(await tagsOf(id)).toHaveLength(2);
    expect(await suggest("l'e")).toEqual(["l'eau"]);
    expect(await suggest('étude', 'e\u0301tude')).toEqual([]);
  });

  test.each([
    [[], 'Please add at least 1 tag(s)'],
    [Array.from({ length: 11 }, (_, index) => `tag ${index}`), 'Maximum 10 tags allowed'],
    [['x'.repeat(31)], 'Tag length cannot exceed 30 characters'],
    [['a,b'], 'must not hold a comma'],
  ])('%j are refused, and the existing tags stay', async (tags, sentence) => {
    writer = await app.visitor();
    const id = await write('Draft');
    expect(await setTags(id, tags)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(sentence) },
    });
    expect(await tagsOf(id)).toEqual(['Draft']);
  });

  test('are suggested from the account’s own documents: beginnings first, then the most used', async () => {
    writer = await app.visitor();
    await write('Art history', 'History', 'Draft');
    await write('history', 'Historiography', 'Draft');
    await write('Historiography', 'HIST 204');
    await write('Historiography');
    const stranger = await app.visitor();
    const { id } = await answerOf(created, stranger.post('/docs/create_blank', { title: 'x' }));
    await stranger.post(`/docs/set_tags/${id}`, { tags: ['History of others'] });

    expect(await suggest('hist')).toEqual(['Historiography', 'History', 'HIST 204', 'Art history']);
    expect(await suggest('HIST', 'history,Historiography')).toEqual(['HIST 204', 'Art history']);
    expect(await suggest('')).toEqual(['Historiography', 'Draft', 'History', 'Art history', 'HIST 204']);
    expect(await suggest('%')).toEqual([]);
  });

  test('regression 123: are suggested ignoring accents, and tags that differ in accents stay separate', async () => {
    writer = await app.visitor();
    await write('école', 'ecole', 'Straße');
    expect([await suggest('Ecole'), await suggest('éc', 'ecole')]).toEqual([['ecole', 'école'], ['école']]);
    expect(await suggest('strasse')).toEqual(['Straße']);
  });

  test('of documents in the trash are not suggested', async () => {
    writer = await app.visitor();
    const id = await write('Gone');
    await writer.delete(`/docs/item/${id}`);
    expect(await suggest('gone')).toEqual([]);
    expect((await readAnswer(writer.get(`/docs/tags/${id}`))).status).toBe(404);
  });

  test('of another account are neither read nor changed', async () => {
    writer = await app.visitor();
    const id = await write('Mine');
    const stranger = await app.visitor();
    expect((await readAnswer(stranger.get(`/docs/tags/${id}`))).status).toBe(404);
    const answer = readAnswer(stranger.post(`/docs/set_tags/${id}`, { tags: ['Theirs'] }));
    expect((await answer).status).toBe(404);
    expect(await tagsOf(id)).toEqual(['Mine']);
  });
});
