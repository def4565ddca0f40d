import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { oneDatabase } from '../testing/test-databases.ts';

describe.each(oneDatabase)('invalid requests on $name', (kind) => {
  let app: TestApp;
  let browser: Browser;
  let id: string;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const person = { email: 'ada@write.example', name: '', countryCode: 'US' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    browser = app.browser().with('octavo_session', token);
    await app.services.accounts.setPlan(person.email, 'pro');
    const created = await readAnswer(browser.post('/docs/create_blank', { title: 'Canals' }));
    id = (created.body as { id: string }).id;
  });
  afterAll(() => app.close());

  const form = (fields: Record<string, string>): RequestInit => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return { method: 'POST', body };
  };
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const eleven = Array.from({ length: 11 }, (_, at) => `tag ${at}`);

  test.each([
    ['/docs/set_tags/ID', json({ tags: eleven }), 'Maximum 10 tags allowed'],
    ['/docs/set_tags/ID', json({ tags: ['x'.repeat(31)] }), 'Tag length cannot exceed 30 characters'],
    ['/docs/set_tags/ID', json({ tags: [' '] }), 'Please add at least 1 tag(s)'],
    ['/docs/lock/ID', json({ password: '', hint: '' }), 'Password cannot be empty.'],
    ['/brainstorm/create', json({ action: 'quick-brainstorm', topic: ' ' }), 'Please enter a topic'],
    ['/main/check_plagiarism', json({ text: ' \n' }), 'The document appears to be empty.'],
    [
      '/account/create_share_account',
      form({ code: '', name: 'Ada' }),
      'Code field cannot be empty. Please add one or click generate button.',
    ],
    ['/account/create_share_account', form({ code: 'lime-42', name: '' }), 'Please add name.'],
    [
      '/account/create_share_account',
      form({ code: 'abc', name: 'Ada' }),
      'The field "code" is wrong: must have at least 4 characters.',
    ],
    [
      '/account/withdrawal_request',
      form({ method: 'cash', holder: 'Ada', account: 'x' }),
      'The field "method" is wrong: must be one of: iban, paypal.',
    ],
    ['/account/email', json({}), 'Please enter an email address, such as name@example.com.'],
    ['/auth/magiclink', json({ email: '' }), 'Please enter an email address, such as name@example.com.'],
    ['/auth/shared', json({ code: ' ' }), 'Please enter the code that was shared with you.'],
    ['/account/submit_idea', json({ input: ' ' }), 'Please enter your ideas.'],
    ['/account/submit_idea', json({}), 'Please enter your ideas.'],
    [
      '/account/withdrawal_request',
      form({ method: 'iban', holder: ' ', account: 'x' }),
      'Please enter the name of the account holder.',
    ],
    [
      '/account/withdrawal_request',
      form({ method: 'iban', holder: 'Ada', account: '' }),
      'Please enter an IBAN, or the email address of a PayPal account.',
    ],
    [
      '/account/withdrawal_request',
      form({ method: 'iban', holder: 'Ada', account: 'DE00 1234' }),
      'This is not an IBAN. Please compare it with your bank statement.',
    ],
    ['/account/email', json([]), 'The request is wrong: must be an object.'],
    [
      '/account/name',
      json({ name: 'x'.repeat(101) }),
      'The field "name" is wrong: must have at most 100 characters.',
    ],
  ])('regressions 312 and 321: %s is refused with the violated rule', async (path, request, error) => {
    expect(await readAnswer(browser.request(path.replace('ID', id), request))).toEqual({
      status: 400,
      body: { error, code: 'invalid_request' },
    });
  });

  test('regression 313: an empty tag in a list is ignored', async () => {
    const set = browser.post(`/docs/set_tags/${id}`, { tags: ['canals', ' ', ''] });
    expect((await set).status).toBe(200);
    expect(await readAnswer(browser.get(`/docs/tags/${id}`))).toMatchObject({ body: { tags: ['canals'] } });
  });

  test.each(['abc', 'with a space', 'x'.repeat(41), '%F0%9F%8C%8A%F0%9F%8C%8A%F0%9F%8C%8A%F0%9F%8C%8A'])(
    'regression 314: a code that cannot be created is not available: %s',
    async (code) => {
      const path = `/account/check_share_account_code_availability/${code}`;
      expect(await readAnswer(browser.get(path))).toEqual({ status: 200, body: { available: false } });
    },
  );
});
