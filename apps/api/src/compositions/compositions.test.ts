import { created, type DocumentContent, ideas } from '@octavo/contract';
import { languages } from '@octavo/contract/languages';
import { topicNames, topics } from '@octavo/contract/topics';
import { documentText } from '@octavo/document-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readDocument } from '../documents/read-document.ts';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const refused = (status: number, code: string, error: unknown = expect.any(String)) => ({
  status,
  body: { code, error },
});
const limit = z.object({ limit: z.number() });

describe.each(databaseKinds)('without a language model on $name', (kind) => {
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
    (await answerOf(limit, writer.get('/account/remaining_words_limit'))).limit;
  const makePro = async (): Promise<void> => {
    const { id } = await answerOf(z.object({ id: z.string() }), writer.get('/account/info'));
    await app.connection.db
      .updateTable('accounts')
      .set({ type: 'main', plan: 'pro', email: `${id}@example.org` })
      .where('id', '=', id)
      .execute();
  };

  describe('ideas', () => {
    test('three theses with blanks on the topic, free of charge', async () => {
      const answer = await writer.post('/essay/acquire_thesis_ideas', { topic: ' school uniforms ' });
      expect(answer.headers.get('x-octavo-engine')).toBe('built-in');
      const { ideas: theses } = await answerOf(ideas, answer);
      expect(new Set(theses).size).toBe(3);
      for (const thesis of theses) {
        expect(thesis).toMatch(/“school uniforms”.*\[.+\]|\[.+\].*“school uniforms”/);
      }
      expect(await left()).toBe(200);
    });

    test('in the language of the page', async () => {
      const answer = writer.post(
        '/essay/acquire_thesis_ideas',
        { topic: 'Schuluniformen' },
        { 'accept-language': 'de' },
      );
      for (const thesis of (await answerOf(ideas, answer)).ideas) {
        expect(thesis).toContain('„Schuluniformen“');
      }
    });

    test('three topics in each subcategory, each on a different subject', async () => {
      await makePro();
      for (const category of topicNames) {
        for (const subCategory of topics[category]) {
          const answer = writer.post('/essay/acquire_ideas', { category, subCategory });
          const found = (await answerOf(ideas, answer)).ideas;
          expect([subCategory, new Set(found.map((idea) => idea.split(':')[0])).size]).toEqual([
            subCategory,
            3,
          ]);
        }
      }
    });

    test('further batches contain new ideas until none are left', async () => {
      await makePro();
      const about = { category: 'Science', subCategory: 'Quantum Physics' };
      const known: string[] = [];
      for (let batch = 1; batch <= 8; batch++) {
        const more = await answerOf(ideas, writer.post('/essay/acquire_ideas', { ...about, known }));
        expect(more.ideas.length).toBe(3);
        known.push(...more.ideas);
      }
      expect(new Set(known).size).toBe(24);
      expect(await readAnswer(writer.post('/essay/acquire_ideas', { ...about, known }))).toEqual({
        status: 200,
        body: { ideas: [] },
      });
    });

    test('further batches are refused for Free', async () => {
      const known = ['One idea.'];
      expect(await readAnswer(writer.post('/essay/acquire_thesis_ideas', { topic: 'Tides', known }))).toEqual(
        refused(403, 'not_allowed'),
      );
      expect(await left()).toBe(200);
    });

    test.each([
      ['an empty topic', 'acquire_thesis_ideas', { topic: ' ' }, 'Please enter a topic'],
      [
        'a topic of 1001 characters',
        'acquire_thesis_ideas',
        { topic: 'a'.repeat(1001) },
        'The field "topic" is wrong: must have at most 1000 characters.',
      ],
      [
        'an unknown category',
        'acquire_ideas',
        { category: 'Cooking', subCategory: 'Soups' },
        'The field "category" is wrong: must be one of the nine categories.',
      ],
      [
        'a subcategory of another category',
        'acquire_ideas',
        { category: 'History', subCategory: 'Quantum Physics' },
        'The field "subCategory" is wrong: must be a subcategory of History.',
      ],
      [
        'a name of the prototype',
        'acquire_ideas',
        { category: 'constructor', subCategory: 'name' },
        'The field "category" is wrong: must be one of the nine categories.',
      ],
    ])('%s is refused', async (_name, path, body, error) => {
      expect(await readAnswer(writer.post(`/essay/${path}`, body))).toEqual(
        refused(400, 'invalid_request', error),
      );
    });
  });

  describe('brainstorms', () => {
    const create = async (body: object, language = 'en') => {
      const answer = await writer.post('/brainstorm/create', body, { 'accept-language': language });
      const { id } = await answerOf(created, answer);
      const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
      return { doc, headers: answer.headers };
    };
    const headings = (content: DocumentContent) =>
      content.content.flatMap(({ type, content: inner }) => (type === 'heading' ? [inner?.[0]?.text] : []));

    test('a quick one becomes a new document, labelled and free of charge', async () => {
      const { doc, headers } = await create({ action: 'quick-brainstorm', topic: 'school uniforms' });
      expect(headers.get('x-octavo-engine')).toBe('built-in');
      expect(doc).toMatchObject({ title: 'School uniforms', writingMode: 'brainstorm', isIncomplete: false });
      expect(documentText(doc.content)).toContain('fixed rules');
      expect(headings(doc.content)).toEqual(['Questions', 'Angles', 'Related topics', 'Next steps']);
      expect(await left()).toBe(200);
    });

    test('a plan has sections with budgets, and sources to look for', async () => {
      const { doc } = await create({ action: 'detailed-plan', topic: 'tides' });
      expect(headings(doc.content)).toEqual([
        'Aim',
        'Sections',
        'Angles',
        'Sources to look for',
        'Next steps',
      ]);
      expect(documentText(doc.content)).toContain('Main argument (about 350 words)');
    });

    test.each(languages)('in %s', async (language) => {
      await makePro();
      for (const action of ['quick-brainstorm', 'detailed-plan']) {
        const { doc } = await create({ action, topic: 'Tejo & <b>Rio</b>' }, language);
        const text = documentText(readDocument(doc.content));
        expect(text).toContain('Tejo & <b>Rio</b>');
        expect(text).not.toMatch(/\{\w+\}/);
      }
    });

    test('an account without a sign-in keeps 200 documents: the next is refused and not charged', async () => {
      const { id: account_id } = await answerOf(z.object({ id: z.string() }), writer.get('/account/info'));
      const row = await app.services.documents.create({
        accountId: account_id,
        title: '',
        writingMode: 'blank',
      });
      const { db } = app.connection;
      const one = await db
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', row)
        .executeTakeFirstOrThrow();
      const more = Array.from({ length: 199 }, (_, index) => ({ ...one, id: `${row}-${index}` }));
      await db.insertInto('documents').values(more).execute();
      expect(
        await readAnswer(writer.post('/brainstorm/create', { action: 'quick-brainstorm', topic: 'Tides' })),
      ).toEqual(refused(409, 'too_many_documents'));
      expect(await left()).toBe(200);
    });

    test.each([
      ['no topic', { action: 'quick-brainstorm', topic: ' ' }],
      ['another action', { action: 'slow', topic: 'Tides' }],
      ['a topic that is too long', { action: 'detailed-plan', topic: 'a'.repeat(1001) }],
    ])('%s is refused', async (_name, body) => {
      expect(await readAnswer(writer.post('/brainstorm/create', body))).toEqual(
        refused(400, 'invalid_request'),
      );
    });
  });
});
