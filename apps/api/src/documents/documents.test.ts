import { created, documentList, recentDocuments } from '@octavo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const missing = {
  status: 404,
  body: { error: 'This document does not exist, or it is not yours.', code: 'not_found' },
};

describe.each(databaseKinds)('documents on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    writer = await app.visitor();
  });

  const create = async (title: string, browser = writer): Promise<string> => {
    const { id } = await answerOf(created, browser.post('/docs/create_blank', { title }));
    return id;
  };
  const titles = async (path: string): Promise<string[]> => {
    const { docs } = await answerOf(documentList, writer.get(path));
    return docs.map(({ title }) => title);
  };

  test('a blank document holds one empty paragraph', async () => {
    const id = await create('Waves');
    expect(await readAnswer(writer.get(`/docs/item/${id}`))).toEqual({
      status: 200,
      body: {
        doc: {
          id,
          title: 'Waves',
          content: { type: 'doc', content: [{ type: 'paragraph' }] },
          writingMode: 'blank',
          encryption: false,
          isIncomplete: false,
          favourite: false,
          tags: '',
          wordGoal: null,
          version: 1,
          createdAt: time,
          updatedAt: time,
        },
      },
    });
  });

  test('regression 47: an account without a sign-in keeps 200 documents, including those in the trash', async () => {
    let last = '';
    for (let made = 0; made < 200; made += 1) last = await create(`Page ${made}`);
    await writer.delete(`/docs/item/${last}?permanent=0`);
    const refused = await readAnswer(writer.post('/docs/create_blank', { title: 'One more' }));
    expect(refused).toEqual({
      status: 409,
      body: {
        error:
          'Without signing in you can keep 200 documents, those in the trash included. Delete some for good, or sign in.',
        code: 'too_many_documents',
      },
    });
    await create('Of another visitor', await app.visitor());
    await writer.delete(`/docs/item/${last}?permanent=1`);
    await create('One more');
  });

  test('regression 106: the limit also holds for many concurrent creations', async () => {
    for (let made = 0; made < 195; made += 1) await create(`Page ${made}`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => writer.post('/docs/create_blank', { title: 'At once' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await answerOf(documentList, writer.get('/docs/list'))).docs).toHaveLength(200);
  });

  test('a document may be created without a title', async () => {
    const { id } = await answerOf(created, writer.post('/docs/create_blank', {}));
    const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
    expect(doc.title).toBe('');
  });

  test('a list has the fields that SPEC §3 names, with the beginning of the text', async () => {
    const id = await create('Tides');
    const text = 'The moon pulls at the sea. '.repeat(20);
    await writer.post(`/docs/save/${id}`, { title: 'Tides', content: paragraphsOf(text), version: 1 });
    const { status, body } = await readAnswer(writer.get('/docs/list'));
    expect([status, body]).toEqual([
      200,
      {
        docs: [
          {
            id,
            title: 'Tides',
            createdAt: time,
            updatedAt: time,
            favourite: false,
            contentPreview: expect.stringMatching(/^The moon pulls at the sea\. .{100,140}…$/),
            tags: '',
            encryption: false,
            writingMode: 'blank',
          },
        ],
      },
    ]);
  });

  test('the last changed document comes first, and recent ones are at most eight', async () => {
    for (let index = 1; index <= 9; index++) await create(`Draft ${index}`);
    const all = await titles('/docs/list');
    const { docs, recentTransferredDocs } = await answerOf(recentDocuments, writer.get('/docs/recent'));
    expect(all).toHaveLength(9);
    expect(docs.map(({ title }) => title)).toEqual(all.slice(0, 8));
    expect(recentTransferredDocs).toEqual([]);
  });

  test('regression 65: documents moved from an anonymous account are named until the notice is read', async () => {
    const [first, thrown] = [await create('Moved'), await create('Thrown away')];
    await app.connection.db
      .updateTable('documents')
      .set({ moved_unseen: 1 })
      .where('id', 'in', [first, thrown])
      .execute();
    await writer.request(`/docs/item/${thrown}?permanent=0`, { method: 'DELETE' });
    const named = async (): Promise<string[]> =>
      (await answerOf(recentDocuments, writer.get('/docs/recent'))).recentTransferredDocs;
    const read = async (ids: string[]) => writer.post('/v2/docs/moved_seen', { ids });
    expect([await named(), await named()]).toEqual([[first], [first]]);
    await read([first, 'nothing of the account']);
    expect(await named()).toEqual([]);
    await writer.post(`/docs/restore/${thrown}`);
    expect(await named()).toEqual([thrown]);
    await read([]);
    expect(await named()).toEqual([thrown]);
  });

  test('a word goal stays with its document and the document’s copies until it is removed', async () => {
    const id = await create('Waves');
    const goalOf = async (of: string) =>
      (await answerOf(oneDocument, writer.get(`/docs/item/${of}`))).doc.wordGoal;
    const ok = { status: 200, body: { ok: true } };
    expect(await readAnswer(writer.post(`/docs/word_goal/${id}`, { words: 1500 }))).toEqual(ok);
    const { id: copy } = await answerOf(created, writer.post(`/docs/duplicate/${id}`, { title: 'Again' }));
    expect([await goalOf(id), await goalOf(copy)]).toEqual([1500, 1500]);
    expect(await readAnswer(writer.post(`/docs/word_goal/${id}`, { words: null }))).toEqual(ok);
    expect([await goalOf(id), await goalOf(copy)]).toEqual([null, 1500]);
    const refused = await readAnswer(writer.post(`/docs/word_goal/${id}`, { words: 0 }));
    expect(refused).toMatchObject({ status: 400 });
    await writer.delete(`/docs/item/${id}?permanent=0`);
    expect(await readAnswer(writer.post(`/docs/word_goal/${id}`, { words: 10 }))).toEqual(missing);
  });

  test('favourites are toggled and listed separately', async () => {
    const id = await create('Loved');
    await create('Other');
    expect(await readAnswer(writer.post(`/docs/favourite/${id}`))).toEqual({
      status: 200,
      body: { favourite: true },
    });
    expect(await titles('/docs/list?favourites=1')).toEqual(['Loved']);
    expect(await readAnswer(writer.post(`/docs/favourite/${id}`))).toEqual({
      status: 200,
      body: { favourite: false },
    });
    expect(await titles('/docs/list?favourites=1')).toEqual([]);
  });

  test('a range of days includes both ends, in UTC', async () => {
    const days = ['2026-03-01T00:00:00.000Z', '2026-03-02T23:59:59.999Z', '2026-03-03T00:00:00.000Z'];
    for (const at of days) {
      const id = await create(at);
      await app.connection.db.updateTable('documents').set({ updated_at: at }).where('id', '=', id).execute();
    }
    const range = (from: string, to: string) =>
      titles(`/docs/list?dateRange[from]=${from}&dateRange[to]=${to}`);
    expect(await range('2026-03-01', '2026-03-02')).toEqual([days[1], days[0]]);
    expect(await range('2026-03-02', '2026-03-02')).toEqual([days[1]]);
    expect(await range('2026-03-04', '2026-03-09')).toEqual([]);
    expect(await titles('/docs/list?dateRange[from]=2026-03-03')).toEqual([days[2]]);
    // At five hours behind UTC, the first day begins at five in the morning.
    expect(await titles('/docs/list?dateRange[to]=2026-03-02&offset=300')).toEqual(days.toReversed());
    expect(await titles('/docs/list?dateRange[from]=2026-03-02&offset=300')).toEqual([days[2], days[1]]);
    // Regression 3: the day after the last one of the year 9999 has more than four digits, and nothing was found before
    // it.
    expect(await titles('/docs/list?dateRange[from]=2026-03-03&dateRange[to]=9999-12-31')).toEqual([days[2]]);
  });

  test('a copy has the text, the mode and the tags, but no star', async () => {
    const id = await create('Margins');
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A reader with a pencil.' }] }],
    };
    await writer.post(`/docs/save/${id}`, { title: 'Margins', content });
    await writer.post(`/docs/set_tags/${id}`, { tags: ['History'] });
    await writer.post(`/docs/favourite/${id}`);
    const copy = await answerOf(created, writer.post(`/docs/duplicate/${id}`, { title: 'Margins (copy)' }));
    const { body } = await readAnswer(writer.get(`/docs/item/${copy.id}`));
    expect(body).toMatchObject({
      doc: { title: 'Margins (copy)', content, tags: 'History', favourite: false, version: 1 },
    });
    await writer.delete(`/docs/item/${id}?permanent=1`);
    expect(await titles('/docs/list')).toEqual(['Margins (copy)']);
  });

  test('a list comes in pages, each with the start of the next', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await create(title);
    // With equal times, documents are sorted by id.
    await app.connection.db
      .updateTable('documents')
      .set({ updated_at: '2026-03-01T00:00:00.000Z' })
      .execute();
    const whole = await titles('/docs/list');
    const paged: string[] = [];
    let cursor = '';
    do {
      const page = await answerOf(documentList, writer.get(`/docs/list?limit=2${cursor}`));
      paged.push(...page.docs.map(({ title }) => title));
      cursor = page.next === undefined ? '' : `&cursor=${encodeURIComponent(page.next)}`;
    } while (cursor !== '');
    expect(paged).toEqual(whole);
  });

  test('an invalid day is refused by its name', async () => {
    expect(await readAnswer(writer.get('/docs/list?dateRange[from]=2026-02-30'))).toEqual({
      status: 400,
      body: {
        error: 'The parameter "dateRange[from]" is wrong: must be a day, as 2026-01-31.',
        code: 'invalid_request',
      },
    });
  });

  test('documents are trashed and restored, and the trash is emptied', async () => {
    const [kept, thrown] = [await create('Kept'), await create('Thrown')];
    await writer.delete(`/docs/item/${kept}?permanent=0`);
    await writer.delete(`/docs/item/${thrown}`);
    expect(await titles('/docs/list')).toEqual([]);
    expect((await titles('/docs/trash')).toSorted()).toEqual(['Kept', 'Thrown']);
    expect(await readAnswer(writer.get(`/docs/item/${kept}`))).toEqual(missing);

    expect(await readAnswer(writer.post(`/docs/restore/${kept}`))).toEqual({
      status: 200,
      body: { ok: true },
    });
    expect(await titles('/docs/list')).toEqual(['Kept']);

    expect(await readAnswer(writer.post('/docs/empty_trash'))).toEqual({ status: 200, body: { ok: true } });
    expect(await titles('/docs/trash')).toEqual([]);
    expect(await readAnswer(writer.post(`/docs/restore/${thrown}`))).toEqual(missing);
    expect(await titles('/docs/list')).toEqual(['Kept']);
  });

  test('a restored document has its text, tags and star', async () => {
    const id = await create('Starred');
    await writer.post(`/docs/save/${id}`, { title: 'Starred', content: paragraphsOf('Words') });
    await writer.post(`/docs/set_tags/${id}`, { tags: ['tide', 'moon'] });
    await writer.post(`/docs/favourite/${id}`);
    const before = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
    expect(before.doc).toMatchObject({ favourite: true, content: paragraphsOf('Words') });
    await writer.delete(`/docs/item/${id}?permanent=0`);
    await writer.post(`/docs/restore/${id}`);
    expect(await answerOf(oneDocument, writer.get(`/docs/item/${id}`))).toEqual(before);
    const { docs } = await answerOf(documentList, writer.get('/docs/list'));
    expect(docs.find((doc) => doc.id === id)).toMatchObject({ tags: 'tide,moon', favourite: true });
  });

  test('a document that is deleted for good is gone', async () => {
    const id = await create('Gone');
    expect(await readAnswer(writer.delete(`/docs/item/${id}?permanent=1`))).toEqual({
      status: 200,
      body: { ok: true },
    });
    expect(await readAnswer(writer.get(`/docs/item/${id}`))).toEqual({
      status: 410,
      body: { error: 'This document was deleted for good.', code: 'document_deleted' },
    });
    expect(await titles('/docs/trash')).toEqual([]);
  });

  test('an open tab still saves a document in the trash', async () => {
    const id = await create('Open twice');
    await writer.delete(`/docs/item/${id}`);
    const save = { title: 'Open twice', content: paragraphsOf('Last words'), version: 1 };
    expect((await writer.post(`/docs/save/${id}`, save)).status).toBe(200);
    await writer.post(`/docs/restore/${id}`);
    const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
    expect(doc.content).toEqual(paragraphsOf('Last words'));
  });

  describe('a document of another account', () => {
    const content = paragraphsOf('Mine now');
    const download = { fileType: 'pdf', margin: 20, pageSize: 'A4', fontSize: 12, font: 'arimo' };
    const attempts: readonly [string, (browser: Browser, id: string) => Promise<Response>][] = [
      ['is not read', (browser, id) => browser.get(`/docs/item/${id}`)],
      ['is not saved', (browser, id) => browser.post(`/docs/save/${id}`, { title: 'x', content })],
      ['is no favourite', (browser, id) => browser.post(`/docs/favourite/${id}`)],
      ['is not trashed', (browser, id) => browser.delete(`/docs/item/${id}`)],
      ['is not deleted', (browser, id) => browser.delete(`/docs/item/${id}?permanent=1`)],
      ['is not restored', (browser, id) => browser.post(`/docs/restore/${id}`)],
      ['is not downloaded', (browser, id) => browser.post(`/docs/download/${id}`, download)],
    ];

    test.each(attempts)('%s, and seems not to exist', async (_name, attempt) => {
      const id = await create('Private');
      const stranger = await app.visitor();
      expect(await readAnswer(attempt(stranger, id))).toEqual(missing);
      expect(await readAnswer(attempt(stranger, crypto.randomUUID()))).toEqual(missing);
      expect(await titles('/docs/list')).toEqual(['Private']);
      const { docs } = await answerOf(documentList, stranger.get('/docs/list'));
      expect(docs).toEqual([]);
    });

    test('stays if another user empties their own trash', async () => {
      const id = await create('Private');
      await writer.delete(`/docs/item/${id}`);
      const stranger = await app.visitor();
      await stranger.post('/docs/empty_trash');
      expect(await titles('/docs/trash')).toEqual(['Private']);
    });
  });

  test.each(['%00', 'a%00b', '%F0%9F%92%A9', "'%20or%201=1--", 'x'.repeat(4000), '%E0%A4%A'])(
    'an invalid id (%#) is not found',
    async (id) => {
      expect((await writer.get(`/docs/item/${id}`)).status).toBe(404);
      const save = await writer.post(`/docs/save/${id}`, { title: 'x', content: paragraphsOf('x') });
      expect(save.status).toBe(404);
    },
  );
});
