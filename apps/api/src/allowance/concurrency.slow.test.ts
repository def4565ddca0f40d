import { setTimeout as pause } from 'node:timers/promises';
import { countWords } from '@octavo/contract/count-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountInfo } from '@octavo/contract';
import type { LanguageModel } from '../generation/language-model.ts';
import { createApp } from '../app.ts';
import { type Listening, listen } from '../listen.ts';
import { answerOf } from '../testing/answer-of.ts';
import { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { allowanceStore } from './allowance-store.ts';
import { createAllowance } from './allowance.ts';

/** A busy machine takes a while to start a thread or a program. */
const soon = { timeout: 20_000 };

const paraphrase = '/v2/text/plain/paraphrase';
const endless = 'Without end, please.';
const request = (selection: string): object => ({ title: '', text: '', selection });

/** Forty words per answer, or as many as are read. */
const model: LanguageModel = {
  stream: ({ request: { selection } }) => Promise.resolve({ engine: 'model', chunks: wordsOf(selection) }),
};
async function* wordsOf(selection: string): AsyncGenerator<string> {
  for (let word = 0; word < 40 || selection === endless; word += 1) {
    yield 'word ';
    await pause(selection === endless ? 20 : 0);
  }
}

describe.each(databaseKinds)('on $name, over HTTP', (kind) => {
  let app: TestApp;
  let server: Listening;

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

  const browser = (): Browser =>
    new Browser((path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init));
  async function visitor(): Promise<{ guest: Browser; id: string }> {
    const guest = browser();
    await guest.post('/auth/anonymous');
    return { guest, id: (await answerOf(accountInfo, guest.get('/account/info'))).id };
  }
  async function member(): Promise<{ email: string; guest: Browser; id: string }> {
    const email = `${crypto.randomUUID()}@write.example`;
    const arrival = { session: undefined, token: undefined };
    const token = await app.services.signIn.enter({ email, name: '', countryCode: 'US' }, arrival);
    const guest = browser().with('octavo_session', token);
    return { email, guest, id: (await answerOf(accountInfo, guest.get('/account/info'))).id };
  }
  async function use(id: string, words: number): Promise<void> {
    await (await app.services.allowance.begin(id, false)).charge('word '.repeat(words));
  }
  const used = async (id: string): Promise<number> => {
    const rows = await app.connection.db
      .selectFrom('ai_words')
      .select('used')
      .where('account_id', '=', id)
      .execute();
    return rows.reduce((sum, row) => sum + row.used, 0);
  };
  /** Reads the first words of an endless answer. */
  async function begin(guest: Browser): Promise<{ leave: () => Promise<void>; read: () => Promise<void> }> {
    const response = await guest.post(paraphrase, request(endless));
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    const read = async (): Promise<void> => void (await reader?.read());
    await read();
    return { read, leave: async () => reader?.cancel() };
  }

  test('of 50 calls at once with 100 words left, answers are charged once and at most one overruns', async () => {
    const { guest, id } = await visitor();
    await use(id, 100);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, call) => {
        // A repeated answer to the same text would not be charged.
        const response = await guest.post(paraphrase, request(`Some words of call ${call}.`));
        return { status: response.status, body: await response.text() };
      }),
    );
    const given = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(given.map(({ body }) => countWords(body))).toEqual([40, 40, 40]);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([402]));
    expect(await used(id)).toBe(220);
    expect(await readAnswer(guest.get('/account/remaining_words_limit'))).toMatchObject({
      body: { limit: 0 },
    });
  });

  test('an account that becomes Pro during an answer no longer waits', async () => {
    const { email, guest, id } = await member();
    const running = await begin(guest);
    await app.services.accounts.setPlan(email, 'pro');
    const whole = await (await guest.post(paraphrase, request('Some words.'))).text();
    expect(countWords(whole)).toBe(40);
    expect(await used(id)).toBe(0);
    await running.leave();
    await expect.poll(() => used(id), soon).toBeGreaterThan(0);
    await app.services.accounts.setPlan(email, 'free');
    expect((await guest.post(paraphrase, request('Some words.'))).status).toBe(200);
  });

  test('signing in takes along the used words and the answers in progress', async () => {
    const { guest, id } = await visitor();
    const { email, guest: home, id: homeId } = await member();
    await use(homeId, 50);
    await use(id, 30);
    const running = await begin(guest);
    const token = guest.cookies['octavo_session'] ?? '';
    const session = await app.services.sessions.find(token);
    await app.services.signIn.enter({ email, name: '', countryCode: 'US' }, { session, token });
    expect(await used(homeId)).toBe(80);
    await running.read();
    await running.leave();
    await expect.poll(() => used(homeId), soon).toBeGreaterThan(80);
    expect((await home.post(paraphrase, request('Some words.'))).status).toBe(200);
    await expect(app.services.allowance.begin(id, false)).rejects.toMatchObject({ status: 401 });
  });

  test('of far more streams than a process can handle, the excess is refused and not started', async () => {
    const bounded = createAllowance(allowanceStore(app.connection), { mostCalls: 20, byNetwork: false });
    let running = 0;
    let most = 0;
    async function* counted(): AsyncGenerator<string> {
      most = Math.max(most, ++running);
      try {
        yield* wordsOf(endless);
      } finally {
        running -= 1;
      }
    }
    const { api } = createApp({
      ...app.services,
      allowance: bounded,
      languageModel: { stream: () => Promise.resolve({ engine: 'model', chunks: counted() }) },
    });
    const small = await listen(api, 0, '127.0.0.1');
    const guests = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const guest = new Browser((path, init) => fetch(`http://127.0.0.1:${small.port}${path}`, init));
        await guest.post('/auth/anonymous');
        return guest;
      }),
    );
    const answers = await Promise.all(guests.map((guest) => guest.post(paraphrase, request(endless))));
    const sentAway = answers.filter(({ status }) => status === 503);
    expect(sentAway).toHaveLength(130);
    expect(new Set(sentAway.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
    await Promise.all(answers.map(async (answer) => answer.body?.cancel()));
    await expect.poll(() => running, soon).toBe(0);
    expect(most).toBe(20);
    const [guest] = guests;
    await expect.poll(async () => (await guest?.post(paraphrase, request(endless)))?.status, soon).toBe(200);
    await small.stop(0);
  });

  test('a call waits for a call of another process by its lease', async () => {
    const { guest, id } = await visitor();
    await use(id, 1);
    const until = Date.now() + 600;
    await app.connection.db
      .updateTable('ai_words')
      .set({ lease: 'elsewhere', lease_until: new Date(until).toISOString() })
      .where('account_id', '=', id)
      .execute();
    expect((await guest.post(paraphrase, request('Some words.'))).status).toBe(200);
    expect(Date.now()).toBeGreaterThan(until);
  });
});
