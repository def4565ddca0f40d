import { created } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const environment = {
  SAVES_PER_HOUR: '8',
  ANONYMOUS_DOCUMENTS: '3',
  ANONYMOUS_MB: '1',
  NETWORK_DOCUMENTS_PER_DAY: '6',
  NETWORK_MB_PER_DAY: '4',
};
const letters = (count: number): ReturnType<typeof paragraphsOf> => paragraphsOf('x'.repeat(count));

describe.each(databaseKinds)('quotas on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { environment });
  });
  afterAll(() => app.close());

  const create = (writer: Browser) => writer.post('/docs/create_blank', { title: 'Draft' });
  const newDocument = async (writer: Browser) => (await answerOf(created, create(writer))).id;
  const save = (writer: Browser, id: string, content: unknown) =>
    readAnswer(writer.post(`/docs/save/${id}`, { title: 'Draft', content }));
  const saved = { status: 200, body: expect.objectContaining({ version: expect.any(Number) }) };
  const refused = (status: number, code: string, error: RegExp) => ({
    status,
    body: { error: expect.stringMatching(error), code },
  });

  test('an anonymous account may store a limited number of bytes, and may always store less', async () => {
    const writer = await app.visitor();
    const [first, second] = [await newDocument(writer), await newDocument(writer)];
    expect(await save(writer, first, letters(600_000))).toEqual(saved);
    const full = refused(409, 'too_much_kept', /^Without signing in you can keep 1 MB of text/);
    expect(await save(writer, second, letters(600_000))).toEqual(full);
    expect(await save(writer, second, letters(400_000))).toEqual(saved);
    expect(await save(writer, first, letters(700_000))).toEqual(full);
    expect(await save(writer, first, letters(500_000))).toEqual(saved);
  });

  test('all visitors of a network may add a limited amount in a day, and signed-in users are not counted', async () => {
    const crowd = await Promise.all([app.visitor(), app.visitor(), app.visitor(), app.visitor()]);
    const outcomes: unknown[] = [];
    for (const writer of crowd) {
      const made = await create(writer);
      if (made.status !== 200) {
        outcomes.push(await readAnswer(made));
        continue;
      }
      outcomes.push(await save(writer, created.parse(await made.json()).id, letters(1_000_000)));
    }
    const full = refused(429, 'too_many_attempts', /^Visitors from your network/);
    expect(outcomes).toEqual([saved, saved, full, full]);
    const member = await app.visitor();
    await app.connection.db.updateTable('accounts').set({ type: 'main' }).execute();
    expect(await save(member, await newDocument(member), letters(1_000_000))).toEqual(saved);
  });

  test('an account may save a limited number of times in an hour, and is told when it may again', async () => {
    const writer = await app.visitor();
    await app.connection.db.updateTable('accounts').set({ type: 'main' }).execute();
    const id = await newDocument(writer);
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await save(writer, id, paragraphsOf(`${turn}`))).toEqual(saved);
    }
    expect(await save(writer, id, paragraphsOf('more'))).toEqual(
      refused(
        429,
        'too_many_attempts',
        /^More was saved .* kept on this device\. Please try again in 60 minutes\.$/,
      ),
    );
  });

  test('a large save is refused like a small one', async () => {
    const writer = await app.visitor();
    await app.connection.db.updateTable('accounts').set({ type: 'main' }).execute();
    const id = await newDocument(writer);
    const post = (body: string) =>
      readAnswer(
        writer.request(`/docs/save/${id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      );
    const large = JSON.stringify(letters(200_000));
    expect(await post(large.slice(0, -1))).toEqual(refused(400, 'not_json', /^The body cannot be read/));
    expect(await post(`{"title":1,"content":${large}}`)).toEqual(
      refused(400, 'invalid_request', /^The field "title" is wrong/),
    );
    expect(await post(`{"title":"","content":${large.replace('paragraph', 'script')}}`)).toEqual(
      refused(422, 'invalid_document', /^This document cannot be saved\. /),
    );
    expect(await post(`{"title":"","content":${large},"version":7}`)).toEqual(
      refused(409, 'version_conflict', /changed elsewhere/),
    );
    expect(await post(`{"title":"","content":${large}}`)).toEqual(saved);
    const read = await (await writer.get(`/docs/item/${id}`)).json();
    expect(read).toMatchObject({ doc: { title: '', content: letters(200_000), version: 2 } });
  });
});
