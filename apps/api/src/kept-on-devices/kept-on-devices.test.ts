import { accountInfo, created, keptDocuments } from '@octavo/contract';
import { accountHeader } from '@octavo/contract/account-header';
import { mostKept } from '@octavo/contract/kept-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

describe.each(databaseKinds)('what devices may store on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const begin = async (writer: Browser): Promise<string> =>
    (await answerOf(created, writer.post('/docs/create_blank', { title: 'Diary' }))).id;
  const lock = (writer: Browser, id: string) =>
    writer.post(`/docs/lock/${id}`, { password: 'slow hand', hint: '' });
  const deleteForGood = (writer: Browser, id: string) => writer.delete(`/docs/item/${id}?permanent=1`);
  const ask = (writer: Browser, documents: readonly string[], accounts?: readonly string[]) =>
    answerOf(keptDocuments, writer.post('/docs/kept', { documents, accounts }));
  const idOf = async (writer: Browser) => (await answerOf(accountInfo, writer.get('/account/info'))).id;
  const markOf = async (writer: Browser) =>
    (await writer.get('/is_authenticated')).headers.get(accountHeader);
  async function signIn(email: string, visitor: Browser): Promise<void> {
    const token = visitor.cookies['octavo_session'] ?? '';
    const session = await app.services.sessions.find(token);
    const person = { email, name: '', countryCode: 'PT' };
    visitor.with('octavo_session', await app.services.signIn.enter(person, { session, token }));
  }

  test('lists readable and locked documents, and nothing of missing ones or those of others', async () => {
    const writer = await app.visitor();
    const stranger = await app.visitor();
    const [open, trashed, locked, gone, foreign] = [
      await begin(writer),
      await begin(writer),
      await begin(writer),
      await begin(writer),
      await begin(stranger),
    ];
    await writer.delete(`/docs/item/${trashed}`);
    await lock(writer, locked);
    await deleteForGood(writer, gone);
    const answer = await ask(writer, [open, trashed, locked, gone, foreign, 'never-there']);
    expect({ ...answer, readable: new Set(answer.readable) }).toEqual({
      readable: new Set([open, trashed]),
      locked: [locked],
      merged: [],
      left: [],
    });
    expect(await ask(writer, [])).toEqual({ readable: [], locked: [], merged: [], left: [] });
  });

  test('too many documents in one request are refused', async () => {
    const writer = await app.visitor();
    const ids = Array.from({ length: mostKept.documents + 1 }, (_, index) => String(index));
    expect((await writer.post('/docs/kept', { documents: ids })).status).toBe(400);
    expect(await ask(writer, ids.slice(1))).toEqual({ readable: [], locked: [], merged: [], left: [] });
  });

  test('a merged account is known only to the account it became part of', async () => {
    const visitor = await app.visitor();
    const former = await idOf(visitor);
    await begin(visitor);
    const email = `${crypto.randomUUID()}@write.example`;
    await signIn(email, await app.visitor());
    await signIn(email, visitor);
    expect(await idOf(visitor)).not.toBe(former);
    expect((await ask(visitor, [], [former])).merged).toEqual([former]);
    expect((await ask(await app.visitor(), [], [former])).merged).toEqual([]);
  });

  test('an account without an address and a session can never be used again', async () => {
    const asking = await app.visitor();
    const left = await app.visitor();
    const member = await app.visitor();
    await signIn(`${crypto.randomUUID()}@write.example`, member);
    const accounts = [await idOf(left), await idOf(member), 'never-there'];
    expect((await ask(asking, [], accounts)).left).toEqual([]);
    for (const browser of [left, member]) {
      await app.services.sessions.close(browser.cookies['octavo_session'] ?? '');
    }
    expect((await ask(asking, [], accounts)).left).toEqual([accounts[0]]);
  });

  test('a visitor who signs up keeps the same account', async () => {
    const visitor = await app.visitor();
    const former = await markOf(visitor);
    await signIn(`${crypto.randomUUID()}@write.example`, visitor);
    expect([former, await markOf(visitor)]).toEqual([`${await idOf(visitor)}.0`, former]);
  });

  test('every answer names its account, with a number that grows when data is closed', async () => {
    const writer = await app.visitor();
    const id = await idOf(writer);
    const documents = [await begin(writer), await begin(writer), await begin(writer), await begin(writer)];
    const [first = '', second = '', ...others] = documents;
    const marks: unknown[] = [await markOf(writer)];
    const note = async (closed: Promise<Response>) => {
      expect((await closed).status).toBe(200);
      marks.push(await markOf(writer));
    };
    await note(lock(writer, first));
    await note(writer.post(`/docs/unlock/${first}`, { password: 'slow hand' }));
    await note(writer.post(`/docs/save/${second}`, { title: 'Diary', content: paragraphsOf('No closing') }));
    await note(deleteForGood(writer, second));
    for (const other of others) await note(writer.delete(`/docs/item/${other}`));
    await note(writer.post('/docs/empty_trash'));
    expect(marks).toEqual([0, 1, 1, 1, 2, 2, 2, 4].map((closings) => `${id}.${closings}`));
    const refused = await writer.get('/docs/item/never-there');
    expect([refused.status, refused.headers.get(accountHeader)]).toEqual([404, `${id}.4`]);
  });

  test('a client without a session is told no account', async () => {
    const nobody = app.browser();
    const answers = [await nobody.get('/is_authenticated'), await nobody.get('/account/info')];
    expect(answers.map(({ status, headers }) => [status, headers.has(accountHeader)])).toEqual([
      [200, false],
      [401, false],
    ]);
  });
});
