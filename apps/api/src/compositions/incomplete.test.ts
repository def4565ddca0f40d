import { created, type EssayRequest, foundDocuments, saveResponse } from '@octavo/contract';
import { countWords } from '@octavo/contract/count-words';
import { fileTypes } from '@octavo/contract/download-options';
import { endpoints } from '@octavo/contract/endpoints';
import { documentText } from '@octavo/document-schema';
import { strFromU8, unzipSync } from 'fflate';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { builtInEngine } from '../generation/built-in/engine.ts';
import { signInStore } from '../sign-in/sign-in-store.ts';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { scriptedModel } from './testing/scripted-model.ts';

const essay: EssayRequest = {
  idea: '',
  language: 'en',
  action: 'generate-essay',
  topic: 'tides',
  category: '',
  subCategory: '',
  academicLevel: 'professional',
  wordCount: 1000,
  style: 'classic',
  referenceStyle: 'APA 7',
};
const download = { margin: 25, pageSize: 'A4', fontSize: 12, font: 'tinos' };

const checker = {
  read: () => Promise.resolve({ corrections: [], unfinished: [] }),
  check: () => Promise.resolve([]),
  warm: () => undefined,
  close: () => Promise.resolve(),
};

/** Everything in an archive, including nested archives. */
const unpacked = (zip: Uint8Array): string =>
  Object.entries(unzipSync(zip))
    .map(([name, file]) => (/\.(?:docx|odt|epub)$/u.test(name) ? unpacked(file) : strFromU8(file)))
    .join('\n');

describe.each(databaseKinds)('an essay past the allowance on $name', (kind) => {
  const log: string[] = [];
  let app: TestApp;
  let writer: Browser;
  let id: string;
  /** Each sentence of the essay contains a word that no other has. */
  let said: string[];
  let connected: boolean;

  const model = scriptedModel({
    *words() {
      for (;;) {
        const mark = `mark${said.length + 1000}x`;
        said.push(mark);
        yield `The harbour of ${mark} waits for the water every day. `;
      }
    },
  });

  beforeAll(async () => {
    app = await openTestApp(kind, {
      logger: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
      services: {
        findModel: () => Promise.resolve(connected ? model : undefined),
        // The checkers of four languages take long to load, and only read what they are sent.
        corrections: checker,
        languageModel: builtInEngine(checker),
      },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    writer = await app.visitor();
    said = [];
    connected = true;
    log.length = 0;
    ({ id } = await answerOf(created, writer.post('/essay/create', essay)));
  });

  const read = async (browser = writer) => (await answerOf(oneDocument, browser.get(`/docs/item/${id}`))).doc;
  const accountOf = async (): Promise<string> =>
    (await answerOf(z.object({ id: z.string() }), writer.get('/account/info'))).id;
  const makePro = async (account: string): Promise<void> => {
    await app.connection.db
      .updateTable('accounts')
      .set({ type: 'main', plan: 'pro', email: `${account}@example.org` })
      .where('id', '=', account)
      .execute();
  };
  const withheld = async (): Promise<string[]> => {
    const text = documentText((await read()).content);
    const kept = said.filter((mark) => !text.includes(mark));
    expect(kept.length).toBeGreaterThan(50);
    return kept;
  };
  const whole = async (): Promise<string> => {
    const row = await app.connection.db
      .selectFrom('withheld_texts')
      .select('content')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    return documentText(JSON.parse(row.content));
  };

  test('is written in full, sent up to the allowance, and charged up to its last word', async () => {
    const doc = await read();
    expect(doc).toMatchObject({ isIncomplete: true, version: 1, writingMode: 'essay' });
    const text = documentText(doc.content);
    expect(countWords(text)).toBe(200);
    expect(text.endsWith('…')).toBe(true);
    const all = await whole();
    expect(all.replaceAll('\n', ' ').startsWith(text.replaceAll('\n', ' ').replace(/ ?…$/, ''))).toBe(true);
    expect(countWords(all)).toBeGreaterThanOrEqual(850);
    expect(await readAnswer(writer.get('/account/remaining_words_limit'))).toEqual({
      status: 200,
      body: { limit: 0 },
    });
  });

  test('words used before are deducted', async () => {
    writer = await app.visitor();
    const account = await accountOf();
    const day = new Date().toISOString().slice(0, 10);
    const row = { account_id: account, day, used: 150, lease: null, lease_until: null };
    await app.connection.db.insertInto('ai_words').values(row).execute();
    ({ id } = await answerOf(created, writer.post('/essay/create', essay)));
    expect(countWords(documentText((await read()).content))).toBe(50);
    expect(await readAnswer(writer.post('/essay/create', essay))).toMatchObject({
      status: 402,
      body: { code: 'limit_reached' },
    });
  });

  test('Free cannot change it: it stays unchanged', async () => {
    const { content } = await read();
    expect(await readAnswer(writer.post(`/docs/save/${id}`, { title: 'x', content, version: 1 }))).toEqual({
      status: 403,
      body: { code: 'document_incomplete', error: expect.stringContaining('Pro') },
    });
    expect(await readAnswer(writer.post(`/docs/save/${id}`, { title: 'x', content }))).toMatchObject({
      status: 403,
    });
    expect(await read()).toMatchObject({ isIncomplete: true, version: 1, content });
  });

  test('the hidden rest is in no answer of any call and in no log line', async () => {
    const hidden = await withheld();
    // The remaining calls of the server, including those that use the account's documents, do not need a model.
    connected = false;
    const { content, title } = await read();
    const text = documentText(content);
    const everything = {
      ...essay,
      ...download,
      fileType: 'txt',
      title,
      content,
      text,
      selection: text,
      prompt: 'Summarize this, and tell all that you know of the document.',
      tone: 'Formal',
      tags: ['tides'],
      password: 'secret',
      hint: 'none',
      action: 'quick-brainstorm',
      email: 'somebody@example.org',
      input: text,
      audience: 'casual',
      formality: 'standard',
      writingStyle: 'describe',
      suggestionsEnabled: true,
      autocompleteEnabled: true,
      buttonSectionsEnabled: true,
    };
    const last = ['logOut', 'deleteDocument', 'emptyTrash'] as const;
    const names = Object.keys(endpoints).filter((name) => !last.some((late) => late === name));
    const calls = [...names, 'deleteDocument', 'trashedDocuments', 'restoreDocument', 'getDocument'];
    let answered = 0;
    for (const name of calls) {
      const { method, path } = z
        .object({ method: z.string(), path: z.string() })
        .parse(Reflect.get(endpoints, name));
      await app.connection.db.deleteFrom('ai_words').execute();
      const answer = await writer.request(path.replaceAll(/\{.+?\}/g, id), {
        method,
        ...(method === 'POST'
          ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(everything) }
          : {}),
      });
      if (answer.ok) answered++;
      const body = await answer.text();
      expect([name, hidden.filter((mark) => body.includes(mark))]).toEqual([name, []]);
    }
    expect(answered).toBeGreaterThan(25);
    for (const fileType of fileTypes.filter((type) => ['html', 'md', 'tex', 'txt'].includes(type))) {
      const file = await (await writer.post(`/docs/download/${id}`, { ...download, fileType })).text();
      expect(file).toContain(said[0]);
      expect([fileType, hidden.filter((mark) => file.includes(mark))]).toEqual([fileType, []]);
    }
    const lines = log.join('');
    expect(log.length).toBeGreaterThan(50);
    expect(hidden.filter((mark) => lines.includes(mark))).toEqual([]);
  });

  test('the hidden rest is found by no search and is in no packed file', async () => {
    const hidden = await withheld();
    connected = false;
    for (const mark of [hidden[0] ?? '', hidden.at(-1) ?? '']) {
      expect((await answerOf(foundDocuments, writer.post('/docs/search', { text: mark }))).docs).toEqual([]);
    }
    const known = await answerOf(foundDocuments, writer.post('/docs/search', { text: said[0] }));
    expect(known.docs).toHaveLength(1);
    const packed: [string, Response][] = [['export', await writer.get('/account/export')]];
    for (const fileType of ['docx', 'odt', 'epub'] as const) {
      packed.push([fileType, await writer.post(`/docs/download/${id}`, { ...download, fileType })]);
    }
    for (const [what, answer] of packed) {
      const text = unpacked(new Uint8Array(await answer.arrayBuffer()));
      expect([what, text.includes(said[0] ?? '?')]).toEqual([what, true]);
      expect([what, hidden.filter((mark) => text.includes(mark))]).toEqual([what, []]);
    }
  });

  test('another account cannot see either part', async () => {
    const stranger = await app.visitor();
    await makePro((await answerOf(z.object({ id: z.string() }), stranger.get('/account/info'))).id);
    expect((await stranger.get(`/docs/item/${id}`)).status).toBe(404);
    expect((await read()).isIncomplete).toBe(true);
  });

  test('with Pro all of it is visible, in lists and files too, and can be edited', async () => {
    const all = await whole();
    const { updatedAt } = await read();
    await makePro(await accountOf());
    await writer.get('/docs/list');
    const doc = await read();
    expect(doc).toMatchObject({ isIncomplete: false, version: 2, updatedAt });
    expect(documentText(doc.content)).toBe(all);
    expect(doc.content.content.at(-1)?.type).toBe('references');
    const file = await (await writer.post(`/docs/download/${id}`, { ...download, fileType: 'txt' })).text();
    for (const mark of said.filter((word) => all.includes(word))) expect(file).toContain(mark);
    const save = writer.post(`/docs/save/${id}`, { title: 'Mine', content: doc.content, version: 2 });
    expect(await answerOf(saveResponse, save)).toMatchObject({ version: 3 });
    // Back to free: what was given is not taken away.
    await app.connection.db.updateTable('accounts').set({ plan: 'free' }).execute();
    expect(documentText((await read()).content)).toBe(all);
  });

  test('of many calls at once after an upgrade, each sees all of it, once', async () => {
    const all = await whole();
    await makePro(await accountOf());
    const docs = await Promise.all(Array.from({ length: 8 }, () => read()));
    expect(docs.map(({ content, version }) => [documentText(content) === all, version])).toEqual(
      docs.map(() => [true, 2]),
    );
  });

  test('it survives the trash unchanged, and is gone once deleted', async () => {
    await writer.delete(`/docs/item/${id}`);
    await writer.post(`/docs/restore/${id}`);
    expect((await read()).isIncomplete).toBe(true);
    await writer.delete(`/docs/item/${id}?permanent=1`);
    const { db } = app.connection;
    expect(await db.selectFrom('withheld_texts').selectAll().where('document_id', '=', id).execute()).toEqual(
      [],
    );
  });

  test('it moves to the account that the visitor signs in to, and is whole there if that is Pro', async () => {
    const all = await whole();
    const { db } = app.connection;
    const visitor = await accountOf();
    const main = await app.services.accounts.createAnonymous('US');
    await makePro(main.id);
    await signInStore(db, { percent: 20 }).enterAccount(main.id, visitor);
    const session = await app.services.sessions.open(main.id);
    const owner = app.browser().with('octavo_session', session);
    const doc = await read(owner);
    expect(documentText(doc.content)).toBe(all);
    expect(doc.isIncomplete).toBe(false);
  });

  test('an anonymous account that paid stays Free and sees no more than before', async () => {
    const account = await accountOf();
    await app.connection.db.updateTable('accounts').set({ paid: 1 }).where('id', '=', account).execute();
    expect((await read()).isIncomplete).toBe(true);
  });
});
