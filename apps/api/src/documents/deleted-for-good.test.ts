import { created, documentList, saveResponse } from '@octavo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const refused = (status: number, code: string) => ({ status, body: { error: expect.any(String), code } });
const saved = (version: number) => ({ status: 200, body: { version, savedAt: expect.any(String) } });

describe.each(databaseKinds)('saves that were not answered, on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;
  let id: string;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    writer = await app.visitor();
    ({ id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Draft' })));
  });

  const save = (text: string, version: number, opening?: string) =>
    readAnswer(
      writer.post(`/docs/save/${id}`, { title: 'Draft', content: paragraphsOf(text), version, opening }),
    );
  const stored = async () => (await answerOf(oneDocument, writer.get(`/docs/item/${id}`))).doc;
  const deleteForGood = () => writer.delete(`/docs/item/${id}?permanent=1`);
  const emptyTrash = async () => {
    await writer.delete(`/docs/item/${id}`);
    await writer.post('/docs/empty_trash');
  };

  test('a save that was accepted gets the same answer again, whatever was saved since', async () => {
    expect(await save('Mine', 1, 'mine')).toEqual(saved(2));
    expect(await save('Theirs', 2, 'theirs')).toEqual(saved(3));
    expect(await save('Theirs again', 3, 'theirs')).toEqual(saved(4));
    expect(await save('By a program', 4)).toEqual(saved(5));
    expect(await save('Mine', 1, 'mine')).toEqual(saved(2));
    expect(await stored()).toMatchObject({
      content: paragraphsOf('By a program'),
      version: 5,
      savedBy: { mine: 2, theirs: 4 },
    });
  });

  test('a save that was not accepted is refused, even for a window that saved before', async () => {
    await save('Mine', 1, 'mine');
    await save('Theirs', 2, 'theirs');
    expect(await save('Mine, later', 2, 'mine')).toEqual(refused(409, 'version_conflict'));
    expect(await save('Another', 1, 'another')).toEqual(refused(409, 'version_conflict'));
    expect(await stored()).toMatchObject({ content: paragraphsOf('Theirs'), version: 3 });
  });

  test('a save accepted before the document was locked gets the same answer again', async () => {
    await save('Mine', 1, 'mine');
    await writer.post(`/docs/lock/${id}`, { password: 'tides', hint: '' });
    expect(await save('Mine', 1, 'mine')).toEqual(saved(2));
    expect(await save('More', 2, 'mine')).toEqual(refused(423, 'document_locked'));
  });

  test('the latest windows are remembered, however many there were', async () => {
    for (let count = 1; count <= 40; count += 1) await save(`Text ${count}`, count, `opening-${count}`);
    expect(await save('Text 40', 40, 'opening-40')).toEqual(saved(41));
    expect(await save('Text 25', 25, 'opening-25')).toEqual(saved(26));
    const [row] = await app.connection.db
      .selectFrom('documents')
      .select(['saved_before'])
      .where('id', '=', id)
      .execute();
    expect(row?.saved_before.length).toBeLessThanOrEqual(800);
  });

  test('a copy has no saves yet', async () => {
    await save('Mine', 1, 'mine');
    const copy = await answerOf(created, writer.post(`/docs/duplicate/${id}`, { title: 'Copy' }));
    const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${copy.id}`));
    expect(doc.savedBy).toBeUndefined();
  });

  describe.each([
    ['deleted for good', deleteForGood],
    ['in the trash when that was emptied', emptyTrash],
  ])('of a document that was %s', (_how, remove) => {
    test('its owner is told so, and whether the save had been accepted', async () => {
      await save('Mine', 1, 'mine');
      await save('Theirs', 2, 'theirs');
      await remove();
      expect(await readAnswer(writer.get(`/docs/item/${id}`))).toEqual(refused(410, 'document_deleted'));
      expect(await save('Mine', 1, 'mine')).toEqual(refused(410, 'saved_and_deleted'));
      expect(await save('Mine, later', 2, 'mine')).toEqual(refused(410, 'document_deleted'));
      expect(await save('Mine', 1)).toEqual(refused(410, 'document_deleted'));
      expect(await answerOf(documentList, writer.get('/docs/list'))).toEqual({ docs: [] });
    });

    test('anybody else is told that it does not exist', async () => {
      await save('Mine', 1, 'mine');
      await remove();
      const stranger = await app.visitor();
      expect(await readAnswer(stranger.get(`/docs/item/${id}`))).toEqual(refused(404, 'not_found'));
      const sent = { title: 'Draft', content: paragraphsOf('Mine'), version: 1, opening: 'mine' };
      expect(await readAnswer(stranger.post(`/docs/save/${id}`, sent))).toEqual(refused(404, 'not_found'));
    });

    test('none of its text is kept', async () => {
      await save('Mine', 1, 'mine');
      await remove();
      expect(
        await app.connection.db
          .selectFrom('deleted_documents')
          .selectAll()
          .where('document_id', '=', id)
          .execute(),
      ).toEqual([
        {
          document_id: id,
          account_id: expect.any(String),
          deleted_at: expect.any(String),
          saved_by: 'mine:2',
        },
      ]);
    });
  });

  test('a large save gets the same answer', async () => {
    const large = 'Large. '.repeat(40_000);
    expect(await save(large, 1, 'mine')).toEqual(saved(2));
    await deleteForGood();
    expect(await save(large, 1, 'mine')).toEqual(refused(410, 'saved_and_deleted'));
  });

  test('a document in the trash is neither deleted nor missing', async () => {
    await writer.delete(`/docs/item/${id}`);
    expect(await readAnswer(writer.get(`/docs/item/${id}`))).toEqual(refused(404, 'not_found'));
    expect(await save('Mine', 1, 'mine')).toEqual(saved(2));
  });

  test('of two concurrent deletions, one is told that there is nothing to delete', async () => {
    const answers = await Promise.all([deleteForGood(), deleteForGood()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test('an invalid window name is refused', async () => {
    expect(await save('Mine', 1, 'a,b:9')).toEqual(refused(400, 'invalid_request'));
  });

  test('a version that is kept aside leaves the document unchanged', async () => {
    const theirs = await answerOf(
      saveResponse,
      writer.post(`/docs/save/${id}`, { title: 'Draft', content: paragraphsOf('Theirs'), version: 1 }),
    );
    const aside = (text: string, version: number) =>
      readAnswer(
        writer.post(`/docs/save/${id}`, {
          title: 'Draft',
          content: paragraphsOf(text),
          version,
          keep: 'aside',
        }),
      );
    const kept = async () => {
      const { body } = await readAnswer(writer.get(`/docs/versions/${id}`));
      return body;
    };
    expect(await aside('Mine', theirs.version)).toEqual(saved(2));
    expect(await aside('Mine', theirs.version)).toEqual(saved(2));
    expect(await stored()).toMatchObject({ content: paragraphsOf('Theirs'), version: 2 });
    expect(await kept()).toMatchObject({ versions: [{ kind: 'conflict', words: 1 }] });
    expect(await aside('Theirs', theirs.version)).toEqual(saved(2));
    expect(await kept()).toMatchObject({ versions: [{ kind: 'conflict' }] });
    expect(await aside('Mine', 1)).toEqual(refused(409, 'version_conflict'));
    await writer.post(`/docs/lock/${id}`, { password: 'tides', hint: '' });
    expect(await aside('Mine', 3)).toEqual(refused(423, 'document_locked'));
    await deleteForGood();
    expect(await aside('Mine', 2)).toEqual(refused(410, 'document_deleted'));
  });
});
