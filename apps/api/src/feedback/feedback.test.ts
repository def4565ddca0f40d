import { textLimits } from '@octavo/contract/text-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../admin/run-command.ts';
import { suggestions } from '../admin/suggestions.ts';
import { visits } from '../admin/visits.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { countedVisits } from '../visits/visits-domain.ts';
import { sentFeedback, sentFeedbackOfNetwork } from './feedback-domain.ts';

const ok = { status: 200, body: { ok: true } };

describe.each(databaseKinds)('feedback on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const told = (words: readonly string[] = []) =>
    runCommand(suggestions, { connection: app.connection, words, isConfirmed: false });

  test('reaches the operator, by kind', async () => {
    const visitor = await app.visitor();
    const send = (body: object) => readAnswer(visitor.post('/account/submit_idea', body));
    expect(await send({ input: '  Footnotes, please.  ', kind: 'feature' })).toEqual(ok);
    expect(await send({ input: 'A map of my essays' })).toEqual(ok);
    expect(await told(['feature'])).toMatchObject([{ kind: 'feature', text: 'Footnotes, please.' }]);
    expect(await told(['idea'])).toMatchObject([{ kind: 'idea', text: 'A map of my essays' }]);
    await expect(told(['praise'])).rejects.toThrow('The kind is one of idea, feature, bug.');
  });

  test.each([[''], ['   '], ['x'.repeat(textLimits.suggestion + 1)]])(
    'is refused if it is empty or too long',
    async (input) => {
      const visitor = await app.visitor();
      const before = await told();
      expect(await readAnswer(visitor.post('/account/submit_idea', { input }))).toMatchObject({
        status: 400,
      });
      expect(await told()).toEqual(before);
    },
  );

  test('regression 14: a NUL is removed from an idea, and a code of only NULs is refused', async () => {
    const visitor = await app.visitor();
    expect(await readAnswer(visitor.post('/account/submit_idea', { input: 'One\0 more' }))).toEqual(ok);
    expect((await told())[0]).toMatchObject({ text: 'One more' });
    expect((await visitor.post('/auth/shared', { code: '\0' })).status).toBeLessThan(500);
  });

  test('is limited by account', async () => {
    const visitor = await app.visitor();
    for (let sent = 0; sent < sentFeedback.most; sent += 1) {
      expect(await readAnswer(visitor.post('/account/submit_idea', { input: `Idea ${sent}` }))).toEqual(ok);
    }
    expect(await readAnswer(visitor.post('/account/submit_idea', { input: 'One more' }))).toMatchObject({
      status: 429,
    });
  });

  test('regression 14: is limited by network, however many accounts there are', async () => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < sentFeedbackOfNetwork.most; sent += sentFeedback.most - 1) {
      const visitor = await app.visitor();
      for (let own = 1; own < sentFeedback.most; own += 1) {
        statuses.add((await visitor.post('/account/submit_idea', { input: `Idea ${own}` })).status);
      }
    }
    expect([...statuses]).toEqual([200, 429]);
    await app.connection.db.deleteFrom('attempts').execute();
  });

  test('is deleted with the account', async () => {
    await app.connection.db.deleteFrom('accounts').execute();
    expect(await told()).toEqual([]);
  });

  test('visits are counted by page and day, except for visitors who ask not to be tracked', async () => {
    const visitor = await app.visitor();
    const count = async () => {
      const rows = await runCommand(visits, { connection: app.connection, words: [], isConfirmed: false });
      return Array.isArray(rows) ? rows.map(({ page, visits: number }) => [page, number]) : rows;
    };
    await Promise.all(['home', 'home', 'trash'].map((page) => visitor.get(`/track/select-page/${page}`)));
    for (const header of ['dnt', 'sec-gpc']) {
      const answer = await visitor.request('/track/select-page/home', {
        method: 'GET',
        headers: { [header]: '1' },
      });
      expect(answer.status).toBe(200);
    }
    expect(await count()).toEqual([
      ['home', 2],
      ['trash', 1],
    ]);
    expect((await visitor.get('/track/select-page/nowhere')).status).toBe(400);
  });

  test('regression 14: visits of one network are counted up to a limit', async () => {
    await app.connection.db.deleteFrom('page_visits').execute();
    for (let asked = 0; asked < countedVisits.most + 5; asked += 1) {
      await app.api.request('/track/select-page/home');
    }
    const row = await app.connection.db.selectFrom('page_visits').select('visits').executeTakeFirstOrThrow();
    expect(row.visits).toBeLessThanOrEqual(countedVisits.most);
    expect(row.visits).toBeGreaterThan(countedVisits.most / 2);
  });

  test('the text to share is in the language of the page', async () => {
    const visitor = await app.visitor();
    const words = async (language: string) => {
      const answer = await visitor.request('/system/share_message', {
        method: 'GET',
        headers: { 'accept-language': language },
      });
      return readAnswer(Promise.resolve(answer));
    };
    expect(await words('de')).toMatchObject({
      body: { message: expect.stringContaining('Ich schreibe mit') },
    });
    expect(await words('en')).toMatchObject({ body: { message: expect.stringContaining('I write with') } });
  });
});
