import { created, saveResponse, versionList, versionText } from '@octavo/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { versionStore } from './version-store.ts';

describe.each(databaseKinds)('versions on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind);
    writer = await app.visitor();
  });
  afterAll(() => app.close());

  const start = async (): Promise<string> =>
    (await answerOf(created, writer.post('/docs/create_blank', { title: 'Draft' }))).id;
  const save = (id: string, text: string, more: object = {}) =>
    answerOf(
      saveResponse,
      writer.post(`/docs/save/${id}`, { title: 'Draft', content: paragraphsOf(text), ...more }),
    );
  const versionsOf = async (id: string) =>
    (await answerOf(versionList, writer.get(`/docs/versions/${id}`))).versions;
  const textOf = async (id: string, versionId: string) =>
    (await answerOf(versionText, writer.get(`/docs/versions/${id}/${versionId}`))).content;
  /** Makes the document look unchanged for that long. */
  const rest = (id: string, minutes: number) => {
    const then = new Date(Date.now() - minutes * 60_000).toISOString();
    return app.connection.db
      .updateTable('documents')
      .set({ updated_at: then, versioned_at: then })
      .where('id', '=', id)
      .execute();
  };

  test('a text is kept when it is changed after a pause, not at every save', async () => {
    const id = await start();
    await save(id, 'One');
    await save(id, 'One two');
    expect(await versionsOf(id)).toEqual([]);
    await rest(id, 4);
    await save(id, 'One two three');
    await save(id, 'One two three four');
    const [version, ...others] = await versionsOf(id);
    expect(others).toEqual([]);
    expect(version).toMatchObject({ words: 2, kind: 'saved', name: '' });
    expect(await textOf(id, version?.id ?? '')).toEqual(paragraphsOf('One two'));
  });

  test('its words are counted once, when somebody looks', async () => {
    const id = await start();
    await save(id, 'One two');
    await rest(id, 4);
    await save(id, 'Three');
    const counted = async () => {
      const rows = app.connection.db.selectFrom('document_versions').select('words');
      return (await rows.where('document_id', '=', id).execute()).map(({ words }) => words);
    };
    expect(await counted()).toEqual([-1]);
    expect((await versionsOf(id)).map(({ words }) => words)).toEqual([2]);
    expect(await counted()).toEqual([2]);
  });

  test('an empty page is not kept, nor a text whose title alone changed', async () => {
    const id = await start();
    await rest(id, 20);
    await save(id, 'One');
    await rest(id, 20);
    await save(id, 'One', { title: 'Another' });
    expect(await versionsOf(id)).toEqual([]);
  });

  test('a save that removes much keeps the earlier text', async () => {
    const id = await start();
    await save(id, 'A long sentence about the margins of books and those who wrote in them. '.repeat(9));
    await save(id, 'Gone');
    expect((await versionsOf(id)).map(({ words }) => words)).toEqual([126]);
  });

  test('a restore brings the text back and keeps the replaced one', async () => {
    const id = await start();
    await save(id, 'First thoughts');
    await rest(id, 20);
    await save(id, 'Second thoughts');
    const [first] = await versionsOf(id);
    await answerOf(saveResponse, writer.post(`/docs/versions/${id}/${first?.id}/restore`));
    const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
    expect(doc.content).toEqual(paragraphsOf('First thoughts'));
    const restored = (await versionsOf(id)).find((version) => version.kind === 'restored');
    expect(await textOf(id, restored?.id ?? '')).toEqual(paragraphsOf('Second thoughts'));
  });

  test('text replaced in a conflict is kept, however short the pause was', async () => {
    const id = await start();
    const { version } = await save(id, 'Theirs');
    await save(id, 'Mine', { version, keep: 'conflict' });
    expect(await versionsOf(id)).toMatchObject([{ kind: 'conflict', words: 1 }]);
  });

  test('a named version stays when the others are thinned out', async () => {
    const id = await start();
    await save(id, 'One');
    for (const [minutes, text] of [
      [40, 'One two'],
      [30, 'One two three'],
      [20, 'One two three four'],
    ] as const) {
      await rest(id, minutes);
      await save(id, text);
    }
    const named = (await versionsOf(id)).at(-1);
    const name = { name: ' First draft ' };
    expect(await readAnswer(writer.post(`/docs/versions/${id}/${named?.id}/name`, name))).toEqual({
      status: 200,
      body: { ok: true },
    });
    await app.connection.db
      .updateTable('document_versions')
      .set({ made_at: '2020-01-01T10:00:00.000Z' })
      .where('document_id', '=', id)
      .execute();
    await versionStore(app.connection.db).sweep(new Date());
    const left = await versionsOf(id);
    expect(left).toHaveLength(2);
    expect(left.map((version) => version.name).toSorted()).toEqual(['', 'First draft']);
  });

  test('a save is answered even if the older versions cannot be thinned out', async () => {
    const id = await start();
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      await save(id, text);
      await rest(id, 10);
    }
    const { db } = app.connection;
    const lastYear = new Date(Date.now() - 365 * 24 * 3_600_000).toISOString();
    await db
      .updateTable('document_versions')
      .set({ made_at: lastYear })
      .where('document_id', '=', id)
      .execute();
    // Another table references them.
    await sql`create table pins (version text references document_versions (id))`.execute(db);
    await sql`insert into pins select id from document_versions`.execute(db);
    const saved = await save(id, 'Five');
    await db.schema.dropTable('pins').execute();
    expect(saved.version).toBeGreaterThan(5);
    expect(await versionsOf(id)).toHaveLength(4);
  });

  test('a locked document keeps none', async () => {
    const id = await start();
    await save(id, 'A secret');
    await rest(id, 20);
    await save(id, 'Another secret');
    expect(await versionsOf(id)).toHaveLength(1);
    await writer.post(`/docs/lock/${id}`, { password: 'correct horse', hint: '' });
    expect(await versionsOf(id)).toEqual([]);
  });

  test('those of another account are not found', async () => {
    const id = await start();
    await save(id, 'Mine');
    await rest(id, 20);
    await save(id, 'Mine still');
    const [version] = await versionsOf(id);
    const stranger = await app.visitor();
    const answers = await Promise.all([
      stranger.get(`/docs/versions/${id}`),
      stranger.get(`/docs/versions/${id}/${version?.id}`),
      stranger.post(`/docs/versions/${id}/${version?.id}/name`, { name: 'Yours' }),
      stranger.post(`/docs/versions/${id}/${version?.id}/restore`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
