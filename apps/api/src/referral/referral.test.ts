import { accountInfo, created, invitedNotifications, proIntent, subscription } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMonths } from '../payment/months.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { photograph } from '../testing/picture-files.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

describe.each(databaseKinds)('inviting on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { environment: { RATE_LIMITS: 'off', DISCOUNT_HOURS: '0' } });
  });
  afterAll(() => app.close());

  const address = () => `${crypto.randomUUID()}@write.example`;
  /** Signs a visitor in, as the link in a mail does. */
  async function signUp(visitor: Browser, email = address()): Promise<Browser> {
    const token = visitor.cookies['octavo_session'];
    const session = await app.services.sessions.find(token ?? '');
    const person = { email, name: email.split('@')[0] ?? '', countryCode: 'US' };
    return app.browser().with('octavo_session', await app.services.signIn.enter(person, { session, token }));
  }
  const member = async (email?: string) => signUp(await app.visitor(), email);
  const idOf = async (browser: Browser) => (await answerOf(accountInfo, browser.get('/account/info'))).id;
  const earningsOf = async (browser: Browser) =>
    (await answerOf(accountInfo, browser.get('/account/info'))).earnings;
  const noticesOf = (browser: Browser) =>
    answerOf(invitedNotifications, browser.get('/account/invited_notifications'));
  const renewal = async (browser: Browser) =>
    (await answerOf(subscription, browser.get('/account/subscription'))).renewsAt ?? '';
  async function invitee(inviter: Browser): Promise<Browser> {
    const visitor = app.browser();
    await visitor.get(`/i/${await idOf(inviter)}`);
    await visitor.post('/auth/anonymous');
    return visitor;
  }
  const begin = (browser: Browser) => answerOf(proIntent, browser.get('/account/pro_intent?type=monthly'));
  async function pay(browser: Browser): Promise<void> {
    const { secret } = await begin(browser);
    const answer = await browser.post('/account/test_till/pay', { secret, outcome: 'success' });
    expect(answer.status).toBe(200);
  }
  const day = (time: string) => time.slice(0, 10);
  /** Adds months one at a time, as the product does. */
  const inMonths = (count: number) => {
    let at = new Date();
    for (let month = 0; month < count; month += 1) at = addMonths(at, 1);
    return day(at.toISOString());
  };

  test('a Pro inviter gets one extra month, and is told who joined', async () => {
    const inviter = await member();
    await pay(inviter);
    const before = await renewal(inviter);
    const email = address();
    const friend = await signUp(await invitee(inviter), email);
    expect((await noticesOf(inviter)).hasFreeMonth).toBe(false);
    await pay(friend);
    expect(await noticesOf(inviter)).toEqual({
      invitedUsers: [{ name: email.split('@')[0], email, avatarUrl: null }],
      toProcessUsers: [],
      hasFreeMonth: true,
    });
    const settle = () => inviter.post('/account/handle_invited');
    expect((await Promise.all([settle(), settle(), settle()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await renewal(inviter)).toBe(addMonths(new Date(before), 1).toISOString());
    expect(await noticesOf(inviter)).toEqual({ invitedUsers: [], toProcessUsers: [], hasFreeMonth: true });
  });

  test('regression 319: friends are shown with their pictures, only to the inviter', async () => {
    const inviter = await member();
    const friend = await signUp(await invitee(inviter));
    await pay(friend);
    const none = (await noticesOf(inviter)).toProcessUsers.map(({ avatarUrl }) => avatarUrl);
    const body = new FormData();
    body.append('image', new File([new Uint8Array(await photograph())], 'me', { type: 'image/jpeg' }));
    await friend.request('/account/profile_image', { method: 'POST', body });
    const avatarUrl = (await noticesOf(inviter)).toProcessUsers[0]?.avatarUrl ?? '';
    expect([none, avatarUrl]).toEqual([[null], `/account/friend/${await idOf(friend)}/picture`]);
    const picture = await inviter.get(avatarUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await (await member()).get(avatarUrl)).status).toBe(404);
  });

  test('an account without Pro pays one month and gets two', async () => {
    const inviter = await member();
    const invited = await signUp(await invitee(inviter));
    for (const claimer of [invited, inviter]) {
      const { toProcessUsers, invitedUsers } = await noticesOf(claimer);
      expect([toProcessUsers.length, invitedUsers.length]).toEqual([1, 0]);
      await claimer.post('/account/handle_invited');
      expect((await noticesOf(claimer)).hasFreeMonth).toBe(true);
      expect(day((await begin(claimer)).renewsAt)).toBe(inMonths(2));
      await pay(claimer);
      expect(day(await renewal(claimer))).toBe(inMonths(2));
    }
  });

  test('the inviter earns a fifth of the first payment only', async () => {
    const inviter = await member();
    const invited = await signUp(await invitee(inviter));
    expect(await earningsOf(inviter)).toBe(0);
    await pay(invited);
    expect(await earningsOf(inviter)).toBe(1.99);
    await invited.request('/account/test_till', {
      method: 'POST',
      body: new URLSearchParams({ change: 'end' }),
    });
    await pay(invited);
    expect(await earningsOf(inviter)).toBe(1.99);
  });

  test('two invited friends who pay at once both count', async () => {
    const inviter = await member();
    const [one, two] = [await signUp(await invitee(inviter)), await signUp(await invitee(inviter))];
    await Promise.all([pay(one), pay(two)]);
    expect(await earningsOf(inviter)).toBe(3.98);
  });

  test('a payment before signing up counts at sign-up', async () => {
    const inviter = await member();
    const visitor = await invitee(inviter);
    await pay(visitor);
    expect(await earningsOf(inviter)).toBe(0);
    await signUp(visitor);
    expect([await earningsOf(inviter), (await noticesOf(inviter)).toProcessUsers.length]).toEqual([1.99, 1]);
  });

  test('inviting oneself, an existing account, or a friend twice earns nothing', async () => {
    const own = address();
    const inviter = await member(own);
    await pay(await signUp(await invitee(inviter), own.replace('@', '+second@')));
    const old = address();
    await member(old);
    await signUp(await invitee(inviter), old);
    expect([await earningsOf(inviter), (await noticesOf(inviter)).hasFreeMonth]).toEqual([0, false]);

    const friend = address();
    const invited = await signUp(await invitee(inviter), friend);
    await app.connection.db
      .deleteFrom('accounts')
      .where('id', '=', await idOf(invited))
      .execute();
    const again = await signUp(await invitee(inviter), friend.replace('@', '+again@'));
    await pay(again);
    expect([await earningsOf(inviter), (await noticesOf(again)).hasFreeMonth]).toEqual([0, false]);
  });

  test('regression 349: a friend who pays nothing earns one month by writing on three days, once', async () => {
    const inviter = await member();
    const friend = await signUp(await invitee(inviter));
    expect((await noticesOf(friend)).hasFreeMonth).toBe(true);
    const { id } = await answerOf(created, friend.post('/docs/create_blank', { title: 'Draft' }));
    const sweep = async () => {
      for (const domain of app.domains) await domain.sweep?.();
    };
    const earned = async () => (await noticesOf(inviter)).toProcessUsers.length;
    await sweep();
    expect(await earned()).toBe(0);
    const days = ['2026-03-01T23:59:59.000Z', '2026-03-02T00:00:01.000Z', '2026-03-02T12:00:00.000Z'];
    for (const [index, at] of [...days, '2026-03-05T08:00:00.000Z', '2026-03-06T08:00:00.000Z'].entries()) {
      const save = { title: 'Draft', content: paragraphsOf(`Words of day ${index}.`) };
      expect((await friend.post(`/docs/save/${id}`, save)).status).toBe(200);
      await app.connection.db.updateTable('documents').set({ updated_at: at }).where('id', '=', id).execute();
      await Promise.all([sweep(), sweep()]);
      expect([at, await earned()]).toEqual([at, index < 3 ? 0 : 1]);
    }
    await pay(friend);
    expect(await earned()).toBe(1);
  });

  test('regression 349: accounts that neither write nor pay earn the inviter nothing', async () => {
    const inviter = await member();
    for (let one = 0; one < 12; one += 1) {
      const friend = await signUp(await invitee(inviter));
      await friend.post('/docs/create_blank', { title: 'Draft' });
    }
    for (const { sweep } of app.domains) await sweep?.();
    expect((await noticesOf(inviter)).hasFreeMonth).toBe(false);
  });

  test('a month that could not be added is added by the sweep', async () => {
    const inviter = await member();
    await pay(await signUp(await invitee(inviter)));
    await pay(inviter);
    expect(day(await renewal(inviter))).toBe(inMonths(2));
    await pay(await signUp(await invitee(inviter)));
    for (const { sweep } of app.domains) await sweep?.();
    expect(day(await renewal(inviter))).toBe(inMonths(3));
  });
});
