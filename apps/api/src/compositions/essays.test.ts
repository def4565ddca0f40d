import { created, type EssayRequest } from '@octavo/contract';
import { documentText } from '@octavo/document-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const essay: EssayRequest = {
  idea: '',
  language: 'en',
  action: 'generate-essay',
  topic: 'school uniforms',
  category: '',
  subCategory: '',
  academicLevel: 'undergraduate',
  wordCount: 500,
  style: 'classic',
  referenceStyle: 'MLA 9',
};

describe.each(databaseKinds)('essays without a language model on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    writer = await app.visitor();
  });

  const left = async (): Promise<number> =>
    (await answerOf(z.object({ limit: z.number() }), writer.get('/account/remaining_words_limit'))).limit;
  const create = async (wanted: Partial<EssayRequest>) => {
    const answer = await writer.post('/essay/create', { ...essay, ...wanted });
    const { id } = await answerOf(created, answer);
    const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
    return { doc, headers: answer.headers };
  };

  test('creates a labelled scaffold with a list of references in a new document, free of charge', async () => {
    const { doc, headers } = await create({});
    expect(headers.get('x-octavo-engine')).toBe('built-in');
    expect(doc).toMatchObject({ title: 'School uniforms', writingMode: 'essay', isIncomplete: false });
    expect(doc.content.content.at(-1)).toEqual({ type: 'references', attrs: { format: 'MLA 9', items: [] } });
    expect(await left()).toBe(200);
  });

  test.each([
    [
      'a topic',
      { action: 'generate-essay', idea: '' },
      'School uniforms',
      '[Your thesis on “school uniforms”',
    ],
    [
      'a thesis',
      { action: 'generate-thesis-statement', idea: 'Uniforms\nhide little.' },
      'School uniforms',
      'Uniforms hide little.',
    ],
    [
      'a category',
      {
        action: 'generate-thesis',
        topic: '',
        category: 'Education',
        subCategory: 'Educational Policy',
        idea: 'Tuition fees: who gains?',
      },
      'Tuition fees: who gains?',
      '[Your thesis on “Tuition fees: who gains?”',
    ],
  ] as const)('the way from %s', async (_name, wanted, title, text) => {
    const { doc } = await create(wanted);
    expect(doc.title).toBe(title);
    expect(documentText(doc.content)).toContain(text);
  });

  test('None falls back to APA 7', async () => {
    const { doc } = await create({ referenceStyle: 'None' });
    expect(doc.content.content.at(-1)?.attrs).toEqual({ format: 'APA 7', items: [] });
  });

  test.each([
    ['49 words', { wordCount: 49 }, 'The field "wordCount" is wrong: must be at least 50.'],
    ['5050 words', { wordCount: 5050 }, 'The field "wordCount" is wrong: must be at most 5000.'],
    ['120 words', { wordCount: 120 }, 'The field "wordCount" is wrong: must be a multiple of 50.'],
    ['no topic', { topic: ' ' }, 'Please enter a topic'],
    [
      'no idea where a thesis was to be chosen',
      { action: 'generate-thesis-statement' },
      'Please select an idea',
    ],
    [
      'an unknown category',
      { action: 'generate-thesis', idea: 'Soup', category: 'Cooking', subCategory: 'Soups' },
      'The field "category" is wrong: must be one of the nine categories.',
    ],
    [
      'an idea that is too long',
      { idea: 'a'.repeat(4001) },
      'The field "idea" is wrong: must have at most 4000 characters.',
    ],
    ['an unknown type', { style: 'sonnet' }, expect.stringContaining('"style"')],
    ['an unknown language', { language: 'tlh' }, expect.stringContaining('"language"')],
  ])('%s: refused with a sentence, uncharged, without a document', async (_name, wanted, error) => {
    expect(await readAnswer(writer.post('/essay/create', { ...essay, ...wanted }))).toEqual({
      status: 400,
      body: { code: 'invalid_request', error },
    });
    expect(await left()).toBe(200);
    expect(await readAnswer(writer.get('/docs/list'))).toEqual({ status: 200, body: { docs: [] } });
  });

  test('a request without a session is refused', async () => {
    expect(await readAnswer(app.browser().post('/essay/create', essay))).toMatchObject({ status: 401 });
  });
});
