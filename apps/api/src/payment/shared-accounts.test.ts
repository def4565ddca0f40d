import { accountInfo, created, documentList, proIntent, subscription } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

describe.each(databaseKinds)('payments and shared accounts on $name', (kind) => {
  let app: TestApp;
  let code: string;
  beforeAll(async () => {
    app = await openTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    code = await sharedCode();
  });
  afterAll(() => app.close());

  const info = (browser: Browser) => answerOf(accountInfo, browser.get('/account/info'));
  const enter = (browser: Browser) => readAnswer(browser.post('/auth/shared', { code }));

  /** The code of an account shared by somebody with Pro. */
  async function sharedCode(): Promise<string> {
    const owner = await signIn();
    await app.services.accounts.setPlan((await info(owner)).id, 'pro');
    const body = new FormData();
    body.append('code', 'lime-42');
    body.append('name', 'Lab');
    await owner.request('/account/create_share_account', { method: 'POST', body });
    return 'lime-42';
  }
  async function signIn(visitor?: Browser): Promise<Browser> {
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    const token = visitor?.cookies['octavo_session'];
    const session = token === undefined ? undefined : await app.services.sessions.find(token);
    return app.browser().with('octavo_session', await app.services.signIn.enter(person, { session, token }));
  }

  test('regression 113: a visitor who has paid cannot enter a shared account, and loses nothing', async () => {
    const visitor = await app.visitor();
    const { secret } = await answerOf(proIntent, visitor.get('/account/pro_intent?type=monthly'));
    await visitor.post('/account/test_till/pay', { secret, outcome: 'success' });
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Mine' }));
    const before = await info(visitor);

    expect(await enter(visitor)).toEqual({
      status: 403,
      body: {
        code: 'not_allowed',
        error:
          'Pro was paid for in this browser. Please sign in by email first, so that the subscription stays yours.',
      },
    });
    expect(await info(visitor)).toEqual(before);
    const { docs } = await answerOf(documentList, visitor.get('/docs/list'));
    expect(docs.map((doc) => doc.id)).toEqual([id]);

    const member = await signIn(visitor);
    expect((await answerOf(subscription, member.get('/account/subscription'))).pro).toBe(true);
    const customer = await app.connection.db
      .selectFrom('payment_customers')
      .select('account_id')
      .executeTakeFirst();
    expect(customer).toEqual({ account_id: (await info(member)).id });
    expect(await enter(member)).toMatchObject({ status: 200 });
    expect(await info(member)).toMatchObject({ accountType: 'shared' });
  });

  test('a visitor who has only looked at the prices can enter a shared account', async () => {
    const visitor = await app.visitor();
    await visitor.get('/account/pro_intent?type=monthly');
    expect(await enter(visitor)).toMatchObject({ status: 200 });
    expect(await info(visitor)).toMatchObject({ accountType: 'shared' });
  });

  test('regression 113: a shared account cannot manage a subscription', async () => {
    const visitor = await app.visitor();
    await enter(visitor);
    const { id } = await info(visitor);
    await app.connection.db
      .insertInto('payment_customers')
      .values({ id: 'cus_before', account_id: id, created_at: new Date().toISOString() })
      .execute();
    const [portal, till] = ['/account/subscription_manage_portal', '/account/test_till'];
    expect(await readAnswer(visitor.get(portal))).toMatchObject({
      status: 404,
      body: { code: 'no_subscription' },
    });
    expect((await visitor.get(till)).status).toBe(404);
  });
});
