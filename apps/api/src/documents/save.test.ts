import { created, saveResponse } from '@octavo/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { telemetry } from '../telemetry/telemetry.ts';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const saved = (version: number) => ({ status: 200, body: { version, savedAt: expect.any(String) } });
const refused = (status: number, code: string, error: unknown = expect.any(String)) => ({
  status,
  body: { error, code },
});

describe.each(databaseKinds)('saving on $name', (kind) => {
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

  const save = (text: string, version?: number, title = 'Draft') =>
    readAnswer(writer.post(`/docs/save/${id}`, { title, content: paragraphsOf(text), version }));
  const stored = async () => (await answerOf(oneDocument, writer.get(`/docs/item/${id}`))).doc;

  test('each save creates the next version', async () => {
    expect(await save('One', 1)).toEqual(saved(2));
    expect(await save('Two', 2, 'Renamed')).toEqual(saved(3));
    expect(await stored()).toMatchObject({ version: 3, title: 'Renamed', content: paragraphsOf('Two') });
  });

  test('a title alone is saved too', async () => {
    await save('Same', 1);
    expect(await save('Same', 2, 'Other title')).toEqual(saved(3));
  });

  test('a save based on an old version is refused and changes nothing', async () => {
    await save('Theirs', 1);
    expect(await save('Mine', 1)).toEqual(
      refused(409, 'version_conflict', expect.stringContaining('changed elsewhere')),
    );
    expect(await stored()).toMatchObject({ version: 2, content: paragraphsOf('Theirs') });
  });

  test('a save based on a version that never existed is refused', async () => {
    expect(await save('Mine', 7)).toEqual(refused(409, 'version_conflict'));
  });

  test('a save sent twice because its answer was lost is acknowledged twice and applied once', async () => {
    const first = await save('Once', 1);
    expect(await save('Once', 1)).toEqual(first);
    expect(await stored()).toMatchObject({ version: 2, content: paragraphsOf('Once') });
  });

  test('a save without a version replaces the current text', async () => {
    await save('One', 1);
    expect(await save('Two')).toEqual(saved(3));
  });

  test('a page is told if a client without versions has replaced its text', async () => {
    await save('By the page', 1);
    expect(await save('By the client')).toEqual(saved(3));
    expect(await save('By the page, again', 2)).toEqual(refused(409, 'version_conflict'));
    expect(await stored()).toMatchObject({ version: 3, content: paragraphsOf('By the client') });
  });

  test('of many saves based on one version, exactly one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(`Writer ${index}`, 1)));
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await stored()).toMatchObject({ version: 2, content: paragraphsOf(`Writer ${winners[0]}`) });
  });

  test('saves without a version are all accepted, one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => save(`Writer ${index}`)));
    const versions = answers.map(({ body }) => saveResponse.parse(body).version);
    expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('a locked document refuses saves', async () => {
    await app.connection.db.updateTable('documents').set({ encryption: 1 }).where('id', '=', id).execute();
    expect(await save('Mine', 1)).toEqual(refused(423, 'document_locked', expect.stringContaining('locked')));
    expect(await save('Mine')).toEqual(refused(423, 'document_locked'));
    const doc = await stored();
    expect([doc.encryption, doc.version, doc.content]).toEqual([true, 1, paragraphsOf('')]);
  });

  describe('invalid saves', () => {
    const raw = (body: string, type = 'application/json') =>
      readAnswer(
        writer.request(`/docs/save/${id}`, { method: 'POST', body, headers: { 'content-type': type } }),
      );
    const content = (node: unknown) =>
      raw(JSON.stringify({ title: 'x', content: { type: 'doc', content: [node] } }));

    const deep = `${'{"type":"blockquote","content":['.repeat(20_000)}${']}'.repeat(20_000)}`;

    test.each([
      ['not JSON', '{"title":', 400, 'not_json'],
      ['nothing', '', 400, 'not_json'],
      ['a list', '[]', 400, 'invalid_request'],
      ['a number', '7', 400, 'invalid_request'],
      ['HTML in place of a document', '{"title":"x","content":"<p>x</p>"}', 400, 'invalid_request'],
      ['no title', '{"content":{"type":"doc","content":[]}}', 400, 'invalid_request'],
      [
        'a version of text',
        '{"title":"x","content":{"type":"doc","content":[]},"version":"1"}',
        400,
        'invalid_request',
      ],
      ['a root that is no document', '{"title":"x","content":{"type":"paragraph"}}', 400, 'invalid_request'],
      [
        'a child that is no node',
        '{"title":"x","content":{"type":"doc","content":[5]}}',
        400,
        'invalid_request',
      ],
      [
        '20,000 levels',
        `{"title":"x","content":{"type":"doc","content":[${deep}]}}`,
        422,
        'invalid_document',
      ],
    ])('%s', async (_name, body, status, code) => {
      expect(await raw(body)).toEqual(refused(status, code));
      expect(await stored()).toMatchObject({ version: 1, title: 'Draft' });
    });

    test.each([
      ['an unknown node', { type: 'iframe' }, '"iframe"'],
      [
        'an unknown mark',
        { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'blink' }] }] },
        '"blink"',
      ],
      [
        'a script in a link',
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
          ],
        },
        'link',
      ],
      ['a name of the prototype', { type: '__proto__' }, '"__proto__"'],
      ['text where none may be', { type: 'text', text: 'x' }, 'text'],
    ])('%s is reported', async (_name, node, name) => {
      expect(await content(node)).toEqual(refused(422, 'invalid_document', expect.stringContaining(name)));
      expect(await stored()).toMatchObject({ version: 1 });
    });

    test('a body that is not JSON by its type', async () => {
      expect(await raw('title=x', 'application/x-www-form-urlencoded')).toEqual(
        refused(415, 'unsupported_media_type'),
      );
    });

    test('more than 5 MB', async () => {
      const answer = await raw(JSON.stringify({ title: 'x', content: paragraphsOf('a'.repeat(5_300_000)) }));
      expect(answer).toEqual(
        refused(413, 'body_too_large', 'This is too large: at most 5 MB can be sent at once.'),
      );
    });

    test('a title that is too long, naming the field', async () => {
      expect(await save('x', 1, 'a'.repeat(301))).toEqual(
        refused(400, 'invalid_request', 'The field "title" is wrong: must have at most 300 characters.'),
      );
    });
  });

  test('regression 460: a save that cannot be read counts as refused, small or large', async () => {
    const outcomes: unknown[] = [];
    const stop = telemetry.save.listen((outcome) => outcomes.push(outcome));
    for (const length of [10, 200_000]) {
      expect(
        await readAnswer(
          writer.post(`/docs/save/${id}`, { title: 1, content: paragraphsOf('x'.repeat(length)) }),
        ),
      ).toEqual(refused(400, 'invalid_request', expect.stringMatching(/^The field "title" is wrong/)));
    }
    stop();
    expect(outcomes).toEqual(['refused', 'refused']);
  });

  test('a paste of 2 MB is saved and returned complete', async () => {
    const text = 'Lorem ipsum dolor sit amet. '.repeat(75_000);
    expect(await save(text, 1)).toEqual(saved(2));
    expect((await stored()).content).toEqual(paragraphsOf(text));
  });

  test('NUL characters and broken surrogates are removed from titles', async () => {
    expect(await save('x', 1, 'A\0b\ud800c')).toEqual(saved(2));
    expect((await stored()).title).toBe('Ab\ufffdc');
  });

  test('any text is returned exactly as it was saved', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (texts) => {
        const { status } = await readAnswer(
          writer.post(`/docs/save/${id}`, { title: 'x', content: paragraphsOf(...texts) }),
        );
        expect(status).toBe(200);
        expect((await stored()).content).toEqual(paragraphsOf(...texts));
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  });
});
