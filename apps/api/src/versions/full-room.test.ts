import { created, saveResponse, versionList, versionText } from '@octavo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

/** The versions of a document may take a tenth of a megabyte. */
const environment = { ANONYMOUS_MB: '1' };
const kilobytes = (letter: string, count: number) => letter.repeat(count * 1024);

describe.each(databaseKinds)('where named versions fill the room on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;
  let id: string;

  beforeAll(async () => {
    app = await openTestApp(kind, { environment });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    writer = await app.visitor();
    ({ id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Draft' })));
  });

  const save = (text: string, keep?: 'conflict') =>
    answerOf(
      saveResponse,
      writer.post(`/docs/save/${id}`, { title: 'Draft', content: paragraphsOf(text), keep }),
    );
  const versions = async () => (await answerOf(versionList, writer.get(`/docs/versions/${id}`))).versions;
  const unnamed = async () => (await versions()).filter(({ name }) => name === '');
  const name = async (versionId: string | undefined, text: string) =>
    readAnswer(writer.post(`/docs/versions/${id}/${versionId}/name`, { name: text }));
  const textOf = async (versionId: string | undefined) =>
    (await answerOf(versionText, writer.get(`/docs/versions/${id}/${versionId}`))).content;
  const restore = (versionId: string | undefined) =>
    answerOf(saveResponse, writer.post(`/docs/versions/${id}/${versionId}/restore`));
  /** Makes the document look unchanged for that long. */
  const rest = async (minutes: number) => {
    const then = new Date(Date.now() - minutes * 60_000).toISOString();
    await app.connection.db
      .updateTable('documents')
      .set({ updated_at: then, versioned_at: then })
      .where('id', '=', id)
      .execute();
  };

  async function fill(): Promise<string | undefined> {
    for (const letter of ['a', 'b']) {
      await save(kilobytes(letter, 48));
      await save('', 'conflict');
      const [version] = await unnamed();
      expect(await name(version?.id, letter)).toMatchObject({ status: 200 });
    }
    return (await versions()).find((version) => version.name === 'a')?.id;
  }

  test('a restore keeps the replaced text, however large, even after the next restore', async () => {
    const named = await fill();
    await save(kilobytes('c', 20));
    await restore(named);
    const [kept] = await unnamed();
    expect(kept).toMatchObject({ kind: 'restored' });
    expect(await textOf(kept?.id)).toEqual(paragraphsOf(kilobytes('c', 20)));
    const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
    expect(doc.content).toEqual(paragraphsOf(kilobytes('a', 48)));
    await save(kilobytes('d', 90));
    await restore(named);
    const [newest] = await unnamed();
    expect(await textOf(newest?.id)).toEqual(paragraphsOf(kilobytes('d', 90)));
  });

  test('text replaced in a conflict is kept', async () => {
    await fill();
    await save(kilobytes('c', 60));
    await save('Mine', 'conflict');
    const [kept] = await unnamed();
    expect(kept).toMatchObject({ kind: 'conflict' });
    expect(await textOf(kept?.id)).toEqual(paragraphsOf(kilobytes('c', 60)));
  });

  test('text replaced by a restore survives the next automatic version', async () => {
    const named = await fill();
    await save(kilobytes('c', 20));
    await restore(named);
    const [replaced] = await unnamed();
    await save('A little more');
    await rest(4);
    await save('A little more still');
    expect(await textOf(replaced?.id)).toEqual(paragraphsOf(kilobytes('c', 20)));
  });

  test('another named version is refused, but a named one can be renamed', async () => {
    const named = await fill();
    await save(kilobytes('c', 20));
    await save('Short', 'conflict');
    const [version] = await unnamed();
    expect(await name(version?.id, 'c')).toEqual({
      status: 409,
      body: { code: 'too_much_kept', error: expect.stringContaining('can hold 0.1 MB') },
    });
    expect(await name(named, 'First draft')).toMatchObject({ status: 200 });
  });
});
