import { accountInfo, aiCallCharge, aiCallHeader, remainingWords } from '@octavo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../listen.ts';
import { answerOf } from '../testing/answer-of.ts';
import { Browser } from '../testing/browser.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import type { LanguageModel } from './language-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';

/** Answers depending on the selection. */
const model: LanguageModel = {
  stream: ({ request: { selection } }) =>
    selection === 'Refuse.'
      ? Promise.reject(new ModelError({ kind: 'unreachable' }))
      : Promise.resolve({ engine: 'model', chunks: answer(selection) }),
};

async function* answer(selection: string): AsyncGenerator<string> {
  yield 'One two ';
  yield 'three.';
  if (selection === 'Break off.') throw new ModelError({ kind: 'garbage' });
  // Never settles: it has to be ended from outside.
  if (selection === 'Hang.') await Promise.withResolvers<void>().promise;
}

describe.each(databaseKinds)('what a call was charged, on $name', (kind) => {
  let app: TestApp;
  let server: Listening;
  let visitor: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind, {
      environment: { RATE_LIMITS: 'off' },
      services: { languageModel: model },
    });
    server = await listen(app.api, 0, '127.0.0.1');
  });
  afterAll(async () => {
    await server.stop(0);
    await app.close();
  });
  beforeEach(async () => {
    visitor = await visit();
  });

  const browser = (): Browser =>
    new Browser((path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init));

  async function visit(): Promise<Browser> {
    const guest = browser();
    await guest.post('/auth/anonymous');
    return guest;
  }

  const write = (selection: string, name: string, by = visitor): Promise<Response> =>
    by.post('/v2/text/plain/paraphrase', { title: '', text: '', selection }, { [aiCallHeader]: name });

  const charged = async (name: string, by = visitor): Promise<number | null> =>
    (await answerOf(aiCallCharge, by.delete(`/v2/ai_calls/${name}`))).words;

  const left = async (): Promise<number> =>
    (await answerOf(remainingWords, visitor.get('/account/remaining_words_limit'))).limit;

  /** Reads until the answer has three words, and leaves it open. */
  async function readThree(response: Response): Promise<ReadableStreamDefaultReader<Uint8Array>> {
    const reader = response.body?.getReader();
    if (!reader) throw new Error('There is no body.');
    let text = '';
    while (text !== 'One two three.') text += new TextDecoder().decode((await reader.read()).value);
    return reader;
  }

  test('an answer that came whole', async () => {
    await (await write('Some words.', 'call-whole')).text();

    expect([await charged('call-whole'), await charged('call-whole'), await left()]).toEqual([3, 3, 197]);
  });

  test('an answer that broke off in the middle costs nothing', async () => {
    await expect(write('Break off.', 'call-broken').then((response) => response.text())).rejects.toThrow(
      'terminated',
    );

    expect([await charged('call-broken'), await left()]).toEqual([0, 200]);
  });

  test('an answer whose reader left costs what of it was sent', async () => {
    await (await readThree(await write('Hang.', 'call-left'))).cancel();

    expect([await charged('call-left'), await left()]).toEqual([3, 197]);
  });

  test('a call that failed before its first word costs nothing', async () => {
    expect((await write('Refuse.', 'call-refused')).status).toBe(502);

    expect([await charged('call-refused'), await left()]).toEqual([0, 200]);
  });

  test('a version that repeats another text costs nothing', async () => {
    await (await write('Some words.', 'call-first')).text();
    await (await write('Some words.', 'call-again')).text();

    expect([await charged('call-first'), await charged('call-again'), await left()]).toEqual([3, 0, 197]);
  });

  test('asking ends a running call, so that it is charged no further', async () => {
    const reader = await readThree(await write('Hang.', 'call-hanging'));

    expect([await charged('call-hanging'), await left()]).toEqual([3, 197]);
    await expect(reader.read()).rejects.toThrow('terminated');
  });

  test('asking ends a call that waits for another one, which continues', async () => {
    const first = await readThree(await write('Hang.', 'call-running'));
    const second = write('Some words.', 'call-waiting');
    await expect
      .poll(async () => [await charged('call-waiting'), (await raced(second))?.status])
      .toEqual([null, 408]);

    expect(await left()).toBe(200);
    await first.cancel();
    expect(await charged('call-running')).toBe(3);
  });

  test('another account’s call is unknown, and continues', async () => {
    const reader = await readThree(await write('Hang.', 'call-of-one'));
    const other = await visit();

    expect(await charged('call-of-one', other)).toBeNull();
    expect(await left()).toBe(200);
    await reader.cancel();
    expect(await charged('call-of-one')).toBe(3);
  });

  test('a call that never arrived is unknown', async () => {
    expect(await charged('call-unsent')).toBeNull();
  });

  test('Pro costs nothing', async () => {
    const { email, session: pro } = await member();
    await app.services.accounts.setPlan(email, 'pro');
    await (await write('Some words.', 'call-of-pro', pro)).text();

    expect(await charged('call-of-pro', pro)).toBe(0);
  });

  test('signing in takes the charges along, including those of answers in progress', async () => {
    await (await write('Some words.', 'call-before')).text();
    const reader = await readThree(await write('Hang.', 'call-during'));
    const { email, session: home } = await member();
    const token = visitor.cookies['octavo_session'] ?? '';
    const session = await app.services.sessions.find(token);
    await app.services.signIn.enter({ email, name: '', countryCode: 'US' }, { session, token });
    await reader.cancel();

    await expect.poll(() => charged('call-during', home)).toBe(3);
    expect(await charged('call-before', home)).toBe(3);
  });

  test('an invalid call name is refused', async () => {
    expect((await write('Some words.', 'no name!')).status).toBe(400);
    expect((await visitor.delete('/v2/ai_calls/short')).status).toBe(400);
    expect(await left()).toBe(200);
  });

  async function member(): Promise<{ email: string; session: Browser }> {
    const email = `${crypto.randomUUID()}@write.example`;
    const arrival = { session: undefined, token: undefined };
    const token = await app.services.signIn.enter({ email, name: '', countryCode: 'US' }, arrival);
    const session = browser().with('octavo_session', token);
    expect((await answerOf(accountInfo, session.get('/account/info'))).accountType).not.toBe('anon');
    return { email, session };
  }
});

/** The value of a promise if it has settled. */
const raced = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([promise, Promise.resolve(undefined)]);
