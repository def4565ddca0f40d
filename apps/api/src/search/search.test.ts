import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { created, foundDocuments } from '@octavo/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lettersWithoutAccents } from '../database/migrations/0029-letters-without-accents.ts';
import { partsOfWords } from '../database/migrations/0034-parts-of-words.ts';
import { unseenCharacters } from '../database/migrations/0042-unseen-characters.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { searchThread } from './search-thread.ts';

/** SQLite database files that contain a word, or whose full-text index does not match its texts. */
async function traces({ connection, database }: TestApp, word: string): Promise<string[]> {
  if (connection.kind !== 'sqlite') return [];
  await sql`insert into document_words (document_words) values ('integrity-check')`.execute(connection.db);
  const folder = database.settings.dataDir;
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return names.filter((_, index) => files[index]?.includes(word));
}

describe.each(databaseKinds)('search on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    writer = await app.visitor();
  });

  const write = async (title: string, text: string, browser = writer): Promise<string> => {
    const { id } = await answerOf(created, browser.post('/docs/create_blank', { title }));
    await browser.post(`/docs/save/${id}`, { title, content: paragraphsOf(text) });
    return id;
  };
  const search = (text: string, browser = writer) =>
    answerOf(foundDocuments, browser.post('/docs/search', { text }));
  const titles = async (text: string, browser = writer): Promise<string[]> =>
    (await search(text, browser)).docs.map(({ title }) => title);

  test('finds a part of a title or of a tag, ignoring case', async () => {
    const id = await write('How the Canals changed Birmingham', 'Water.');
    await write('Sleep', 'Slow waves.');
    await writer.post(`/docs/set_tags/${id}`, { tags: ['Term paper', 'Ökologie'] });
    expect(await titles('ANALS CH')).toEqual(['How the Canals changed Birmingham']);
    expect(await titles('rm pap')).toEqual(['How the Canals changed Birmingham']);
    expect(await titles('öKO')).toEqual(['How the Canals changed Birmingham']);
    expect(await titles('zeppelin')).toEqual([]);
  });

  test('regression 123: titles, tags and texts are found without their accents', async () => {
    const id = await write('Été à Zürich', 'Eine Straße in Łódź, et un œuf.');
    await writer.post(`/docs/set_tags/${id}`, { tags: ['école', 'Gießen'] });
    for (const text of ['zurich', 'ETE', 'ecole', 'Ecole', 'giessen', 'strasse', 'straße', 'lodz', 'oeuf']) {
      expect([text, await titles(text)]).toEqual([text, ['Été à Zürich']]);
    }
    const { docs } = await search('strass lodz');
    expect(docs[0]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'Straße',
      'Łódź',
    ]);
  });

  test('regression 123: texts that were indexed with accents are indexed again', async () => {
    await write('Old', 'Straßenbahn');
    await write('Plain', 'tramway');
    expect([await titles('strassenbahn'), await titles('tramway')]).toEqual([['Old'], ['Plain']]);
    const { db } = app.connection;
    await lettersWithoutAccents.up(db);
    const stale = await db.selectFrom('documents').select('title').where('indexed_version', '=', 0).execute();
    const names = stale.map(({ title }) => title);
    expect([names.includes('Old'), names.includes('Plain')]).toEqual([true, false]);
    expect(await titles('strassenbahn')).toEqual(['Old']);
  });

  test('regression 173: texts and titles are found in any Unicode composition and with either apostrophe', async () => {
    await write(
      'L’e\u0301te\u0301',
      'Un re\u0301sume\u0301 d’ici, 한글 \u1112\u1161\u11AB\u1100\u1173\u11AF.',
    );
    for (const text of ["l'été", 'L’été', 'résumé', 're\u0301sume\u0301', "d'ici", '한글']) {
      expect([text, await titles(text)]).toEqual([text, ['L’e\u0301te\u0301']]);
    }
  });

  test('regression 401: words with invisible characters inside are found, even in texts indexed before', async () => {
    await write('Hyphens', 'Die Ver\u00ADwal\u00ADtung des o\uFB03ce, ភាសា\u200Bខ្មែរ.');
    for (const text of ['verwaltung', 'rwaltu', 'Ver\u00ADwaltung', 'office', 'ភាសាខ្មែរ']) {
      expect([text, await titles(text)]).toEqual([text, ['Hyphens']]);
    }
    const { docs } = await search('verwaltung');
    expect(docs[0]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'Ver\u00ADwal\u00ADtung',
    ]);
    const { db } = app.connection;
    await unseenCharacters.up(db);
    const { stale } = await db
      .selectFrom('documents')
      .select((eb) => eb.fn.countAll<number>().as('stale'))
      .where('indexed_version', '=', 0)
      .where('title', '=', 'Hyphens')
      .executeTakeFirstOrThrow();
    expect(Number(stale)).toBe(1);
  });

  test('finds words of the text by their beginnings and shows the matches', async () => {
    await write('Notes', 'By 1830 more than a hundred miles of water ran through the café of <b>Ýr</b>.');
    const { docs } = await search('hundr WAT');
    expect(docs.map(({ excerpt }) => excerpt)).toEqual([
      [
        { text: 'By 1830 more than a ', marked: false },
        { text: 'hundred', marked: true },
        { text: ' miles of ', marked: false },
        { text: 'water', marked: true },
        { text: ' ran through the café of <b>Ýr</b>.', marked: false },
      ],
    ]);
    expect(await titles('CAFE yr')).toEqual(['Notes']);
    expect([await titles('undred'), await titles('un')]).toEqual([['Notes'], []]);
    expect(await titles('hundred zeppelin')).toEqual([]);
    expect(await titles(`" OR 1' & |*`)).toEqual([]);
  });

  test('regression 172: words inside a sentence without spaces and parts of words are found', async () => {
    await write('Chinese', '人工智能正在改变大学的写作方式，使用Python编程也一样。');
    await write('Japanese', '吾輩は猫である。名前はまだ無い。プログラミング');
    await write('Thai', 'ภาษาไทยเป็นภาษาที่มีระบบเสียงวรรณยุกต์');
    await write('German', 'Die Donaudampfschifffahrtsgesellschaft und das Straßenbahnnetz.');
    await write('Korean', '나는 대학교도서관에서 공부한다.');
    for (const [text, title] of [
      ['大学', 'Chinese'],
      ['写作方式', 'Chinese'],
      ['式', 'Chinese'],
      ['编程', 'Chinese'],
      ['python', 'Chinese'],
      ['猫', 'Japanese'],
      ['名前 まだ', 'Japanese'],
      ['グラミング', 'Japanese'],
      ['ระบบ', 'Thai'],
      ['dampfschiff', 'German'],
      ['bahnnetz', 'German'],
      ['ssenbahn gesellsch', 'German'],
      ['도서관', 'Korean'],
    ] as const) {
      expect([text, await titles(text)]).toEqual([text, [title]]);
    }
    expect([await titles('大猫'), await titles('学大'), await titles('schiffbahn')]).toEqual([[], [], []]);
    const { docs } = await search('大学');
    expect(docs[0]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['大学']);
  });

  test('regression 172: texts that were indexed only by words are indexed again', async () => {
    await write('Ships', 'Schifffahrt');
    expect(await titles('fffahr')).toEqual(['Ships']);
    const { db } = app.connection;
    await partsOfWords.up(db);
    const { stale } = await db
      .selectFrom('documents')
      .select((eb) => eb.fn.countAll<number>().as('stale'))
      .where('indexed_version', '=', 0)
      .where('title', '=', 'Ships')
      .executeTakeFirstOrThrow();
    expect(Number(stale)).toBe(1);
    expect(await titles('fffahr')).toEqual(['Ships']);
  });

  test('is updated by every save, copy, trash, restore and deletion', async () => {
    const id = await write('Essay', 'aluminium');
    expect(await titles('aluminium')).toEqual(['Essay']);
    await writer.post(`/docs/save/${id}`, { title: 'Essay', content: paragraphsOf('beryllium') });
    expect([await titles('aluminium'), await titles('beryllium')]).toEqual([[], ['Essay']]);
    await writer.post(`/docs/duplicate/${id}`, { title: 'Copy' });
    expect((await titles('beryllium')).toSorted()).toEqual(['Copy', 'Essay']);
    await writer.delete(`/docs/item/${id}`);
    expect([await titles('beryllium'), await titles('essay')]).toEqual([['Copy'], []]);
    await writer.post(`/docs/restore/${id}`);
    expect((await titles('beryllium')).toSorted()).toEqual(['Copy', 'Essay']);
    await writer.delete(`/docs/item/${id}?permanent=1`);
    expect(await titles('beryllium')).toEqual(['Copy']);
  });

  test("other accounts' documents are not found", async () => {
    await write('Diary', 'chromium');
    expect(await titles('chromium', await app.visitor())).toEqual([]);
  });

  test('a locked text is neither found nor in any file; its title is found, and the text once unlocked', async () => {
    const id = await write('Diary', 'unspeakablethings happened');
    expect(await titles('unspeakable')).toEqual(['Diary']);
    const other = await write('Other', 'another text');
    expect(await titles('another')).toEqual(['Other']);
    await writer.post(`/docs/lock/${id}`, { password: 'correct horse', hint: '' });
    expect([await titles('unspeakable'), await titles('diary')]).toEqual([[], ['Diary']]);
    const { docs } = await search('diary');
    expect(docs[0]).toMatchObject({ encryption: true, contentPreview: '', excerpt: [] });
    expect(await traces(app, 'speakable')).toEqual([]);
    await writer.post(`/docs/unlock/${id}`, { password: 'correct horse' });
    expect(await titles('unspeakable')).toEqual(['Diary']);
    expect(await titles('another')).toEqual(['Other']);
    await writer.delete(`/docs/item/${other}?permanent=1`);
  });

  test('a text that is endless, without words or in another script is still found', async () => {
    await write(
      'Long',
      `${Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(' ')} theveryend`,
    );
    await write('Signs', '😀 — …');
    await write('Greek', 'Οἱ μὲν ἱππήων στρότον');
    expect(await titles('theveryend')).toEqual(['Long']);
    expect(await titles('στροτον')).toEqual(['Greek']);
    expect(await titles('😀')).toEqual([]);
  });

  test('texts from before the index are indexed', async () => {
    await write('Old', 'vanadium');
    await app.connection.db.deleteFrom('document_texts').execute();
    await app.connection.db.updateTable('documents').set({ indexed_version: 0 }).execute();
    const thread = searchThread(app.database.settings);
    await thread.catchUp();
    await thread.close();
    const bodies = await app.connection.db.selectFrom('document_texts').select('body').execute();
    expect(bodies.map(({ body }) => body)).toContain('vanadium');
    expect(await titles('vanadium')).toEqual(['Old']);
  });

  test('an empty or too long search is refused', async () => {
    for (const text of ['', '   ', 'x'.repeat(201)]) {
      expect((await readAnswer(writer.post('/docs/search', { text }))).status).toBe(400);
    }
  });
});
