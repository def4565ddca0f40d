import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { created, documentList, lockHint, recentDocuments } from '@octavo/contract';
import { emptyDocument } from '@octavo/document-schema';
import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { passwordsOfDocument } from './document-locks.ts';

const ok = { status: 200, body: { ok: true } };
const password = 'correct horse';
const hint = 'The battery';
const content = paragraphsOf('SECRET-WORDS of a diary');

describe.each(databaseKinds)('locking on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind);
    writer = await app.visitor();
  });
  afterAll(() => app.close());

  const write = async (): Promise<string> => {
    const { id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Diary' }));
    await writer.post(`/docs/save/${id}`, { title: 'Diary', content });
    return id;
  };
  const lock = (id: string) => readAnswer(writer.post(`/docs/lock/${id}`, { password, hint }));
  const unlock = (id: string, tried = password) =>
    readAnswer(writer.post(`/docs/unlock/${id}`, { password: tried }));
  const detail = async (id: string) => (await answerOf(oneDocument, writer.get(`/docs/item/${id}`))).doc;
  const sealedOf = (id: string) =>
    app.connection.db
      .selectFrom('document_locks')
      .select('sealed')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
  const putSealed = (id: string, sealed: string) =>
    app.connection.db.updateTable('document_locks').set({ sealed }).where('document_id', '=', id).execute();

  test('a locked document shows its title and hint, and none of its text', async () => {
    const id = await write();
    expect(await lock(id)).toEqual(ok);
    expect(await detail(id)).toMatchObject({ title: 'Diary', encryption: true, content: emptyDocument });
    expect((await answerOf(lockHint, writer.get(`/docs/hint/${id}`))).hint).toBe(hint);
    const { docs } = await answerOf(documentList, writer.get('/docs/list'));
    expect(docs.find((doc) => doc.id === id)).toMatchObject({ encryption: true, contentPreview: '' });
    const recent = await answerOf(recentDocuments, writer.get('/docs/recent'));
    expect(recent.docs.find((doc) => doc.id === id)?.contentPreview).toBe('');
    expect((await readAnswer(writer.post(`/docs/save/${id}`, { title: 'x', content }))).status).toBe(423);
  });

  test('the password opens it for good, with the text unchanged', async () => {
    const id = await write();
    await lock(id);
    expect(await unlock(id)).toEqual(ok);
    expect(await detail(id)).toMatchObject({ encryption: false, content, version: 4 });
    const { docs } = await answerOf(documentList, writer.get('/docs/list'));
    expect(docs.find((doc) => doc.id === id)?.contentPreview).toBe('SECRET-WORDS of a diary');
    expect((await readAnswer(writer.post(`/docs/save/${id}`, { title: 'x', content }))).status).toBe(200);
    expect(await unlock(id)).toMatchObject({ status: 409, body: { code: 'not_locked' } });
  });

  test('a wrong password leaves it locked and says so; many are slowed down', async () => {
    const id = await write();
    await lock(id);
    expect(await unlock(id, 'wrong')).toEqual({
      status: 403,
      body: {
        error: 'This password does not open the document. It stays locked.',
        code: 'wrong_password',
      },
    });
    const tries = Array.from({ length: passwordsOfDocument.most }, () => unlock(id, 'wrong'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await unlock(id)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect((await detail(id)).encryption).toBe(true);
    await app.connection.db.deleteFrom('attempts').execute();
    expect(await unlock(id)).toEqual(ok);
  });

  test('an empty password is refused with the dialog’s message', async () => {
    const id = await write();
    for (const call of ['lock', 'unlock']) {
      const answer = readAnswer(writer.post(`/docs/${call}/${id}`, { password: '', hint: '' }));
      expect(await answer).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('Password cannot be empty.') },
      });
    }
    expect((await detail(id)).encryption).toBe(false);
  });

  test('a document is locked once, and a document of another account not at all', async () => {
    const id = await write();
    await lock(id);
    expect(await lock(id)).toMatchObject({ status: 423 });
    const stranger = await app.visitor();
    for (const answer of [
      stranger.get(`/docs/hint/${id}`),
      stranger.post(`/docs/lock/${id}`, { password, hint }),
      stranger.post(`/docs/unlock/${id}`, { password }),
    ]) {
      expect((await readAnswer(answer)).status).toBe(404);
    }
    expect(await unlock(id)).toEqual(ok);
  });

  test('two concurrent unlocks leave the text unlocked, and one of them is refused', async () => {
    const id = await write();
    await lock(id);
    const answers = await Promise.all([unlock(id), unlock(id)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect((await detail(id)).content).toEqual(content);
  });

  test('a save during locking is encrypted too, or refused', async () => {
    const id = await write();
    const later = paragraphsOf('SECRET-WORDS, continued');
    const [locked, saved] = await Promise.all([
      lock(id),
      readAnswer(writer.post(`/docs/save/${id}`, { title: 'Diary', content: later })),
    ]);
    expect(locked).toEqual(ok);
    await unlock(id);
    expect((await detail(id)).content).toEqual(saved.status === 200 ? later : content);
  });

  test('a swapped or truncated text is refused and left unchanged', async () => {
    const [one, other] = [await write(), await write()];
    await lock(one);
    await lock(other);
    const { sealed } = await sealedOf(one);
    await putSealed(one, (await sealedOf(other)).sealed);
    expect(await unlock(one)).toMatchObject({ status: 403 });
    await putSealed(one, sealed.slice(0, -40));
    expect(await unlock(one)).toMatchObject({ status: 422, body: { code: 'lock_damaged' } });
    await putSealed(one, sealed);
    expect(await unlock(one)).toEqual(ok);
    expect((await detail(one)).content).toEqual(content);
  });

  test('text withheld from a Free account is encrypted with the rest and restored with it', async () => {
    const id = await write();
    const whole = JSON.stringify(paragraphsOf('SECRET-WORDS that are withheld'));
    await app.connection.db
      .insertInto('withheld_texts')
      .values({ document_id: id, content: whole })
      .execute();
    const withheld = () =>
      app.connection.db
        .selectFrom('withheld_texts')
        .select('content')
        .where('document_id', '=', id)
        .execute();
    await lock(id);
    expect(await withheld()).toEqual([]);
    await unlock(id);
    expect(await withheld()).toEqual([{ content: whole }]);
  });

  /** The database files that contain some words. */
  const filesWith = async (words: string): Promise<string[]> => {
    const { dataDir } = app.database.settings;
    const files = (await readdir(dataDir)).map((name) => join(dataDir, name));
    const contents = await Promise.all(files.map((file) => readFile(file)));
    return files.filter((_, index) => contents[index]?.includes(words));
  };

  test.runIf(kind.name === 'SQLite')('leaves no readable copy in the database’s files', async () => {
    const words = `SECRET-${crypto.randomUUID()}`;
    const { id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Diary' }));
    for (const size of [1, 400, 9_000]) {
      const text = paragraphsOf(...Array.from({ length: size }, () => words));
      await writer.post(`/docs/save/${id}`, { title: 'Diary', content: text });
    }
    expect(await filesWith(words)).not.toEqual([]);
    expect(await lock(id)).toEqual(ok);
    expect(await filesWith(words)).toEqual([]);
  });

  test.runIf(kind.name === 'SQLite')('leaves none even if another process was just reading it', async () => {
    const words = `SECRET-${crypto.randomUUID()}`;
    const { id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Diary' }));
    await writer.post(`/docs/save/${id}`, { title: 'Diary', content: paragraphsOf(words) });
    const reader = new SQLite(join(app.database.settings.dataDir, 'octavo.db'));
    reader.exec('BEGIN');
    reader.prepare('select count(*) from documents').get();
    const locked = lock(id);
    await expect.poll(async () => (await detail(id)).encryption).toBe(true);
    expect(await filesWith(words)).not.toEqual([]);
    reader.close();
    expect(await locked).toEqual(ok);
    expect(await filesWith(words)).toEqual([]);
  });
});
