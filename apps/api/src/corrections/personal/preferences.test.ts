import { accountInfo, unfinishedHeader, writingLimits } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInStore } from '../../sign-in/sign-in-store.ts';
import type { Browser } from '../../testing/browser.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { databaseKinds } from '../../testing/test-databases.ts';
import type { Corrections } from '../corrections.ts';

const path = '/v2/main/writing_preferences';
const reader: Pick<Corrections, 'read'> = {
  read: (text) =>
    Promise.resolve({
      corrections: Array.from(text.matchAll(/\b(?:frobnicate|recieve)\b/g), ({ 0: word, index }) => ({
        offset: index,
        length: word.length,
        replacement: 'x',
        icon: 'spelling' as const,
        summary: 'Unknown.',
        rule: word === 'recieve' ? 'SpellCheck' : 'Other',
        alternatives: [],
      })),
      unfinished: text.includes('late') ? [{ from: 0, to: text.length }] : [],
    }),
};
const corrections: Corrections = {
  ...reader,
  check: async (...of) => (await reader.read(...of)).corrections,
  warm: () => undefined,
  close: () => Promise.resolve(),
};

describe.each(databaseKinds)('writing preferences on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { services: { corrections } });
  });
  afterAll(() => app.close());

  const change = (visitor: Browser, body: unknown) => readAnswer(visitor.post(path, body));

  test('start empty, keep what is added, and belong to one account', async () => {
    const [visitor, other] = [await app.visitor(), await app.visitor()];
    expect(await readAnswer(visitor.request(path))).toEqual({
      status: 200,
      body: { words: [], ignoredRules: [] },
    });
    await change(visitor, { addWords: ['Zebra', 'Octavo', 'Octavo'], ignoreRules: ['SpellCheck'] });
    expect(await change(visitor, { addWords: ['été'] })).toEqual({
      status: 200,
      body: { words: ['été', 'Octavo', 'Zebra'], ignoredRules: ['SpellCheck'] },
    });
    expect(await change(visitor, { removeWords: ['Zebra', 'never'], restoreRules: ['SpellCheck'] })).toEqual({
      status: 200,
      body: { words: ['été', 'Octavo'], ignoredRules: [] },
    });
    expect(await readAnswer(other.request(path))).toEqual({
      status: 200,
      body: { words: [], ignoredRules: [] },
    });
  });

  test('are applied to corrections', async () => {
    const visitor = await app.visitor();
    const found = async () => {
      const { body } = await readAnswer(
        visitor.post('/v2/main/corrections', { text: 'frobnicate, recieve' }),
      );
      return Array.isArray(body) ? body.map(({ rule }: { rule: string }) => rule) : body;
    };
    expect(await found()).toEqual(['Other', 'SpellCheck']);
    await change(visitor, { addWords: ['Frobnicate'] });
    expect(await found()).toEqual(['SpellCheck']);
    // Spelling as a whole cannot be ignored.
    await change(visitor, { ignoreRules: ['SpellCheck'] });
    expect(await found()).toEqual(['SpellCheck']);
  });

  test('regression 273: the answer lists the paragraphs that are not fully checked yet', async () => {
    const visitor = await app.visitor();
    const header = async (text: string) =>
      (await visitor.post('/v2/main/corrections', { text })).headers.get(unfinishedHeader);
    expect([await header('in time'), await header('too late')]).toEqual([null, '0-8']);
  });

  test.each([
    [{ addWords: ['two words'] }, 'must be one word'],
    [{ addWords: ['no\0word'] }, 'must be one word'],
    [{ removeWords: ['half\uD83D'] }, 'must be one word'],
    [{ addWords: ['x'.repeat(61)] }, 'must have at most 60 characters'],
    [{ addWords: [' '] }, 'must not be empty'],
    [{ ignoreRules: ['a b'] }, 'must be the name of a rule'],
  ])('%j is refused', async (body, reason) => {
    const visitor = await app.visitor();
    expect(await change(visitor, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', error: expect.stringContaining(reason) },
    });
  });

  test('a full dictionary refuses further words and loses none', async () => {
    const visitor = await app.visitor();
    const words = Array.from({ length: writingLimits.words }, (_, index) => `word${index}`);
    for (let start = 0; start < words.length; start += writingLimits.atOnce) {
      await change(visitor, { addWords: words.slice(start, start + writingLimits.atOnce) });
    }
    const answers = await Promise.all([
      change(visitor, { addWords: ['one'] }),
      change(visitor, { addWords: ['two'] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    const { body } = await readAnswer(visitor.request(path));
    expect(body).toMatchObject({ words: expect.arrayContaining(words) });
  });

  test('preferences of an anonymous visitor are taken along when they sign in', async () => {
    const [visitor, known] = [await app.visitor(), await app.visitor()];
    await change(visitor, { addWords: ['Octavo', 'Zebra'], ignoreRules: ['SpellCheck'] });
    await change(known, { addWords: ['Octavo', 'Quarto'] });
    await signInStore(app.connection.db, { percent: 20 }).enterAccount(
      await idOf(known),
      await idOf(visitor),
    );
    expect(await readAnswer(known.request(path))).toEqual({
      status: 200,
      body: { words: ['Octavo', 'Quarto', 'Zebra'], ignoredRules: ['SpellCheck'] },
    });
  });
});

async function idOf(visitor: Browser): Promise<string> {
  const { body } = await readAnswer(visitor.request('/account/info'));
  return accountInfo.parse(body).id;
}
